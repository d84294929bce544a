import type { Page } from '@playwright/test';
import { reports } from '../../../oracle/common/events.ts';
import { rule } from '../../../harness/fixtures/sites.ts';
import { expect, covers, test } from '../../../harness/fixtures/test.ts';
import { SignUp } from '../../../harness/pages/SignUp.ts';
import { answerWith, changeEnvironment } from '../../../harness/wire/routes.ts';
import { isObject } from '../../../shared/json.ts';
import { read } from '../../../harness/expected/read.ts';
import { PASSWORD } from '../../../shared/passwords.ts';
import type { Seller } from '../../../harness/world/Seller.ts';
import type { World } from '../../../harness/world/World.ts';

/** A page of the same origin, which is not the portal's: the portal's own may hold no frame. */
const HOST_PAGE = '/host-page';
const REGISTER = '/account/register';

declare global {
  /** The messages that the page's window got. */
  // oxlint-disable-next-line no-var -- a global is declared with var
  var messages: unknown[] | undefined;
}

/** Opens a page that keeps the messages it gets. */
async function openHost(page: Page): Promise<() => Promise<unknown[]>> {
  const body = '<!doctype html><html lang="en"><title>Host</title><body></body></html>';
  await page.route(`**${HOST_PAGE}`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(HOST_PAGE);
  await page.evaluate(() => {
    globalThis.messages = [];
    addEventListener('message', ({ data }) => globalThis.messages?.push(data));
  });
  return () => page.evaluate(() => globalThis.messages ?? []);
}

const from = (messages: readonly unknown[], source: string): readonly unknown[] =>
  messages.filter((message) => isObject(message) && message['source'] === source);

rule('hosts', () => {
  for (const platform of ['ads', null])
    test(`the window that ${platform ?? 'no platform'} opened the page from`, async ({
      page,
      context,
      port,
      baseURL,
      seller,
      world,
    }) => {
      const messageOrigins = { ads: [String(baseURL)] };
      await changeEnvironment(context, { port, path: REGISTER }, { messageOrigins });
      const received = await openHost(page);
      const opening = context.waitForEvent('page');
      const query = platform === null ? '' : `?business_platform=${platform}`;
      await page.evaluate((address) => void open(address), REGISTER + query);
      const opened = await opening;
      const signUp = new SignUp(opened);
      await toPassword(signUp, seller, world);
      expect(from(await received(), read(reports.opener.source))).toEqual([]);
      await signUp.password.submit(PASSWORD);
      await expect(opened).toHaveURL(/\/settle\//);
      const messages = async () => from(await received(), read(reports.opener.source));
      if (platform === null)
        return test.step('gets no message', async () => {
          expect(await messages()).toEqual([]);
        });
      await covers(['FLOW-024', 'SEC-004'], 'is told of the success, once', async () => {
        await expect.poll(messages).toHaveLength(1);
        const [message] = await messages();
        expect(Object.keys(isObject(message) ? message : {}).toSorted()).toEqual(
          read(reports.opener.fields).toSorted(),
        );
        expect(JSON.stringify(message)).not.toContain(seller.known);
      });
    });

  test('the page that the portal is embedded in', async ({
    page,
    context,
    port,
    baseURL,
    seller,
    world,
  }) => {
    const refused = { error_code: 17, description: 'Location.', log_id: 'log-17' };
    const messageOrigins = { parent: [String(baseURL)] };
    await changeEnvironment(context, { port, path: REGISTER }, { messageOrigins });
    await answerWith(page, 'register', { message: 'error', data: refused });
    const received = await openHost(page);
    await page.evaluate((address) => {
      const frame = document.createElement('iframe');
      frame.name = 'portal';
      frame.width = '400';
      frame.height = '800';
      frame.src = address;
      document.body.replaceChildren(frame);
    }, REGISTER);
    const frame = await expectFrame(page);
    const signUp = new SignUp(frame);
    await toPassword(signUp, seller, world);
    await signUp.password.submit(PASSWORD);
    await covers(['ERR-029'], 'is told of a failure with its code and log id', async () => {
      const messages = async () => from(await received(), read(reports.parentFrame.source));
      await expect.poll(messages).toHaveLength(1);
      const [message] = await messages();
      const payload = isObject(message) ? message['payload'] : null;
      expect(payload).toEqual({ code: refused.error_code, log_id: refused.log_id });
    });
    await covers(['ERR-029', 'ERR-009'], 'the account log gets the same', async () => {
      const { error_code: code, log_id } = refused;
      // The report of the outcome has the address of its call; this is the other one.
      const logged = async () =>
        (await world.events()).filter((event) => event['log_id'] === log_id && !('url' in event));
      await expect.poll(logged).toEqual([expect.objectContaining({ code, log_id })]);
    });
  });
});

/** The embedded portal, once it is there. */
async function expectFrame(page: Page) {
  await expect.poll(() => page.frame({ name: 'portal' })?.url() ?? '').toContain(REGISTER);
  const frame = page.frame({ name: 'portal' });
  if (frame === null) throw new Error('The frame that the test adds to the page is gone.');
  return frame;
}

/** Goes on from an open page to its last step. */
async function toPassword(signUp: SignUp, seller: Seller, world: World): Promise<void> {
  await signUp.account.choose(seller.contact);
  await signUp.account.submit(seller);
  await signUp.verification.section.locator(':focus').waitFor();
  await signUp.verification.typeCode(await world.codeFor(seller));
  await signUp.password.password.waitFor();
}
