import type { Page } from '@playwright/test';
import { reports } from '../../../oracle/common/events.ts';
import { embeddedPrefix } from '../../../oracle/common/everyCall.ts';
import { homepage } from '../../../oracle/common/logIn.ts';
import { selectors } from '../../../harness/contract.ts';
import { LogIn } from '../../../harness/pages/LogIn.ts';
import { rule } from '../../../harness/fixtures/sites.ts';
import { expect, covers, test } from '../../../harness/fixtures/test.ts';
import { SignUp } from '../../../harness/pages/SignUp.ts';
import {
  answerWith,
  changeEnvironment,
  rewriteAnswer,
  routeOf,
} from '../../../harness/wire/routes.ts';
import { isObject } from '../../../shared/json.ts';
import { read } from '../../../harness/expected/read.ts';
import { PASSWORD } from '../../../shared/passwords.ts';
import type { Seller } from '../../../harness/world/Seller.ts';
import type { World } from '../../../harness/world/World.ts';

/** A page that is not the portal's: the portal's own may hold no frame. */
const HOST_PAGE = '/host-page';
const REGISTER = '/account/register';
const LOG_IN = '/account/login';

/** What a window got, and from where. */
interface Received {
  readonly origin: string;
  readonly data: unknown;
}

declare global {
  /** The messages that the page's window got. */
  // oxlint-disable-next-line no-var -- a global is declared with var
  var messages: Received[] | undefined;
}

/** Opens a page of an origin that keeps the messages it gets; gives those of a source. */
async function openHost(page: Page, at: string): Promise<(source: string) => Promise<Received[]>> {
  const body = '<!doctype html><html lang="en"><title>Host</title><body></body></html>';
  await page.route(`**${HOST_PAGE}`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(at + HOST_PAGE);
  await page.evaluate(() => {
    globalThis.messages = [];
    addEventListener('message', ({ origin, data }) => globalThis.messages?.push({ origin, data }));
  });
  return async (source) => {
    const all = await page.evaluate(() => globalThis.messages ?? []);
    return all.filter(({ data }) => isObject(data) && data['source'] === source);
  };
}

/** Opens an address of the portal from the page, as a partner does. */
async function openFrom(page: Page, address: string): Promise<Page> {
  const opening = page.context().waitForEvent('page');
  await page.evaluate((href) => void open(href), address);
  return opening;
}

rule('hosts', ({ viewport }) => {
  const told = 'ads';
  // One screen comes from no platform, the other from one whose windows are elsewhere.
  const untold = viewport === 'desktop' ? null : 'shopify';

  for (const platform of [told, untold])
    test(`the window that ${platform ?? 'no platform'} opened the page from`, async ({
      page,
      context,
      port,
      baseURL,
      seller,
      world,
      watch,
    }) => {
      const portal = String(baseURL);
      const opener = `http://partner.localhost:${port}`;
      watch.allow(opener);
      const shopify = ['https://shop.example'];
      // A page that the portal may be embedded in is told nothing as an opener (S-074).
      const messageOrigins = { [told]: [opener], shopify, parent: [opener] };
      for (const path of [REGISTER, LOG_IN])
        await changeEnvironment(context, { port, path }, { messageOrigins });
      const received = await openHost(page, opener);
      const messages = () => received(read(reports.opener.source));
      const query = platform === null ? '' : `?business_platform=${platform}`;
      const opened = await openFrom(page, portal + REGISTER + query);
      const signUp = new SignUp(opened);
      await toPassword(signUp, seller, world);
      expect(await messages()).toEqual([]);
      // Where an answer names no target, the page is loaded again, and leads whoever is logged in away.
      const isReloaded = viewport === 'mobile';
      if (isReloaded)
        await opened.route(routeOf('register'), (route) =>
          rewriteAnswer(route, port, 'redirect_url', ''),
        );
      await signUp.password.submit(PASSWORD);
      await expect(opened).toHaveURL(isReloaded ? portal + read(homepage) : /\/settle\//);
      if (platform !== told)
        return test.step('gets no message', async () => {
          expect(await messages()).toEqual([]);
        });
      await covers(['FLOW-024', 'SEC-004', 'SEC-005'], 'is told of the success, once', async () => {
        await expect.poll(messages).toHaveLength(1);
        const [message] = await messages();
        expect(message?.origin).toBe(portal);
        const data = isObject(message?.data) ? message.data : {};
        expect(Object.keys(data).toSorted()).toEqual(read(reports.opener.fields).toSorted());
        expect(data['type']).toEqual(expect.stringMatching(/./));
        // S-074: a code and a log id at the most, and so nothing of the account.
        const carried = isObject(data['payload']) ? Object.keys(data['payload']) : ['no payload'];
        expect(['code', 'log_id']).toEqual(expect.arrayContaining(carried));
      });
      if (viewport === 'mobile') return; // the screen does not change whom a log-in tells
      await covers(['FLOW-024'], 'S-074: a log-in would say who has an account', async () => {
        await world.endSession();
        const again = await openFrom(page, portal + LOG_IN + query);
        await new LogIn(again).submit(seller, PASSWORD);
        await expect(again).toHaveURL(`${portal}${read(homepage)}`);
        expect(await messages()).toHaveLength(1);
      });
    });

  test('the page that the portal is embedded in', async ({
    page,
    context,
    port,
    baseURL,
    seller,
    wire,
    world,
  }) => {
    const refused = { error_code: 17, description: 'Location.', log_id: 'log-17' };
    const messageOrigins = { parent: [String(baseURL)] };
    await changeEnvironment(context, { port, path: REGISTER }, { messageOrigins });
    await answerWith(page, 'register', { message: 'error', data: refused });
    const received = await openHost(page, String(baseURL));
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
    await covers(['LAYOUT-002'], 'is left the bar', async () => {
      await expect(signUp).toBeAtStep('account');
      await expect(frame.getByRole('banner')).toHaveCount(0);
    });
    await toPassword(signUp, seller, world);
    await signUp.password.submit(PASSWORD);
    await covers(['ERR-029'], 'is told of a failure with its code and log id', async () => {
      const messages = () => received(read(reports.parentFrame.source));
      await expect.poll(messages).toHaveLength(1);
      const [message] = await messages();
      const payload = isObject(message?.data) ? message.data['payload'] : null;
      expect(payload).toEqual({ code: refused.error_code, log_id: refused.log_id });
    });
    await covers(['ERR-029', 'ERR-009'], 'the account log gets the same', async () => {
      const { error_code: code, log_id } = refused;
      // The report of the outcome has the address of its call; this is the other one.
      const logged = async () =>
        (await world.events()).filter((event) => event['log_id'] === log_id && !('url' in event));
      await expect.poll(logged).toEqual([expect.objectContaining({ code, log_id })]);
    });
    await covers(['API-027'], 'S-160: calls the product by addresses of its own', () => {
      const calls = wire.calls.map(({ path }) => path).filter((path) => path.includes('/api/'));
      expect(calls).not.toEqual([]);
      expect(calls.filter((path) => !path.startsWith(`${read(embeddedPrefix)}/api/`))).toEqual([]);
    });
    await covers(['LAYOUT-002'], 'is left the bar on the log-in too', async () => {
      await frame.goto(String(baseURL) + LOG_IN);
      await expect(frame.locator(selectors.step('log-in'))).toBeVisible();
      await expect(frame.getByRole('banner')).toHaveCount(0);
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
