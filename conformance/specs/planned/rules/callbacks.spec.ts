import { toasts } from '../../../oracle/common/messages.ts';
import { homepage, loginCheck, oidc } from '../../../oracle/common/logIn.ts';
import { selectors } from '../../../harness/contract.ts';
import { assertAccessible } from '../../../harness/accessibility/assertAccessible.ts';
import { assertLogInNoted } from '../../../harness/assertions/assertLogInNoted.ts';
import { read } from '../../../harness/expected/read.ts';
import { rule } from '../../../harness/fixtures/sites.ts';
import { expect, covers, test } from '../../../harness/fixtures/test.ts';
import { named } from '../../../harness/pages/named.ts';
import { QUERY } from '../../../harness/pages/SignUp.ts';
import { expectedBody } from '../../../harness/wire/payload.ts';
import { answerNext, hold, routeTo } from '../../../harness/wire/routes.ts';

const CALLBACK = '/account/oidc_callback';
const body = { id_token: 'the-id-token', state: 'the-state' };
const WHOLE = `#${new URLSearchParams(body).toString()}`;

rule('callbacks', ({ viewport }) => {
  if (viewport === 'mobile') return; // the screen does not change where an address leads

  test('an OpenID sign-in ends here', async ({ page, logIn, wire, baseURL }) => {
    const address = routeTo(oidc.path);
    const calls = () => wire.to(read(oidc.path));
    /** Answers the next call alone. */
    const answer = (code: number, next?: string, held = Promise.resolve()) =>
      answerNext(page, address, async () => {
        await held;
        const fields = next === undefined ? {} : { oidc_next: next };
        return { json: { code, message: 'm', ...fields, data: fields } };
      });
    /** Opens the callback as a document of its own, whichever fragment it had before. */
    const open = async (fragment: string): Promise<void> => {
      await page.goto('about:blank');
      await page.goto(CALLBACK + fragment);
    };
    const failed = page.getByRole('main').locator(selectors.message(read(toasts.loginConflict)));

    for (const fragment of [
      '',
      `#state=${body.state}`,
      `#id_token=${body.id_token}`,
      '#state=&id_token=',
    ])
      await covers(['OIDC-002', 'OIDC-001', 'OIDC-006'], `“${fragment}” fails`, async () => {
        await open(fragment);
        await expect(failed).toBeVisible();
        expect(calls()).toEqual([]);
        expect(new URL(page.url()).hash).toBe('');
      });
    await assertAccessible(page, 'a failed callback');
    await test.step('S-171: with a way to the log-in', async () => {
      await named(page.getByRole('main'), 'link', 'bar_log_in').click();
      await expect(page).toHaveURL(({ pathname }) => pathname === '/account/login');
    });

    const target = `${baseURL}/settle`;
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await answer(0, target, held);
    await covers(['OIDC-003', 'ROUTE-011'], 'a spinner while it is asked', async () => {
      await page.goto(CALLBACK + WHOLE);
      await expect.poll(calls).toHaveLength(1);
      await expect(page.getByRole('main').getByRole('status')).toBeVisible();
    });
    await covers(['OIDC-001', 'OIDC-004'], 'with both, which leave the address', () => {
      const [call] = calls();
      expect(call?.method).toBe(read(oidc.method));
      expect(call?.body).toStrictEqual(expectedBody(oidc, {}));
      expect(page.url()).toBe(`${baseURL}${CALLBACK}`);
    });
    await covers(['OIDC-005', 'OIDC-004'], 'to the next address', async () => {
      release();
      await expect(page).toHaveURL(target);
    });
    await assertLogInNoted(page, 'an OpenID sign-in');
    await test.step('S-111: it is consumed once', async () => {
      await page.goBack();
      await page.getByRole('main').waitFor();
      await expect(page).not.toHaveURL(/token/);
      expect(calls()).toHaveLength(1);
    });
    for (const next of [undefined, 'https://evil.example/'])
      await covers(['OIDC-005', 'SEC-002'], `to the homepage with ${next}`, async () => {
        await answer(0, next);
        await open(WHOLE);
        await expect(page).toHaveURL(`${baseURL}${read(homepage)}`);
      });
    await test.step('E-20: an answer to a page that was left is dropped', async () => {
      await answer(0, target);
      const drop = await hold(page, address);
      const before = calls().length;
      await open(WHOLE);
      await expect.poll(calls).toHaveLength(before + 1);
      await named(page.getByRole('banner'), 'link', 'bar_log_in').click();
      await expect(logIn.account).toBeEditable();
      const left: string[] = [];
      page.on('request', (request) => request.isNavigationRequest() && left.push(request.url()));
      await drop();
      await logIn.account.fill('someone');
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
      expect(left).toEqual([]);
      await page.unroute(address);
    });
    await covers(['OIDC-006', 'OIDC-004'], 'another code is a failure', async () => {
      await answer(7, target);
      await open(WHOLE);
      await expect(failed).toBeVisible();
    });
  });

  test('a ticket logs in, once', async ({ page, logIn, world, wire, baseURL }) => {
    const target = `${baseURL}/settle`;
    const query = `redirect_url=${encodeURIComponent(target)}`;
    // The scenario is the world's from here on.
    await logIn.open('?scenario=session.ticket');
    await logIn.account.waitFor();
    // The check of this page goes before: one that is held while its page is left gets no answer.
    await expect.poll(() => wire.to(read(loginCheck.path)).length).toBe(1);
    await wire.to(read(loginCheck.path))[0]?.request.response();
    const release = await hold(page, routeTo(loginCheck.path));
    const before = wire.to(read(loginCheck.path)).length;
    await covers(
      ['ROUTE-007', 'LOGIN-020', 'ROLE-003'],
      'a spinner while it is checked',
      async () => {
        await page.goto(`/account/ticket-login?ticket=ticket_login&${query}`);
        await expect.poll(() => wire.to(read(loginCheck.path)).length).toBe(before + 1);
        await expect(page.getByRole('main').getByRole('status')).toBeVisible();
        expect(page.url()).not.toContain('ticket_login');
      },
    );
    await covers(['ROUTE-007', 'LOGIN-007'], 'then to the target', async () => {
      await release();
      await expect(page).toHaveURL(target);
    });
    await assertLogInNoted(page, 'a ticket');
    await covers(
      ['LOGIN-014'],
      'a ticket that fails leads to the log-in, with a toast',
      async () => {
        await world.endSession();
        await page.goto(`/account/ticket-login${QUERY}&ticket=another`);
        await expect(page).toHaveURL(
          ({ pathname, search }) => pathname === '/account/login' && search === QUERY,
        );
        await expect(logIn.toast(read(toasts.loginConflict))).toShowItsText();
        await expect(logIn.account).toBeVisible();
      },
    );
    await assertAccessible(page, 'a ticket that failed');
    await covers(['LOGIN-020'], 'no form meanwhile at the log-in either (S-008)', async () => {
      await wire.answered();
      const check = await hold(page, routeTo(loginCheck.path));
      await page.goto('/account/login?ticket=a-third');
      await expect(page.getByRole('main').getByRole('status')).toBeVisible();
      await expect(logIn.account).toHaveCount(0);
      await check();
      await expect(logIn.account).toBeVisible();
    });
  });
});
