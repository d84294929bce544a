import { events } from '../../../oracle/common/events.ts';
import { forwarded, homepage, logOut, redirectHack } from '../../../oracle/common/logIn.ts';
import { storage } from '../../../oracle/common/storage.ts';
import { read } from '../../../harness/expected/read.ts';
import { rule } from '../../../harness/fixtures/sites.ts';
import { expect, covers, test } from '../../../harness/fixtures/test.ts';
import { QUERY } from '../../../harness/pages/SignUp.ts';
import { keptUnder, nothingKept } from '../../../harness/world/keptUnder.ts';
import { changeEnvironment, stayOnPage } from '../../../harness/wire/routes.ts';

const LOG_IN = '/account/login';

rule('login check', ({ viewport }) => {
  if (viewport === 'mobile') return; // the screen does not change where an address leads

  test('the address of who is logged in decides where it leads', async ({
    page,
    logIn,
    world,
    seller,
    watch,
    expected,
    baseURL,
    port,
  }) => {
    await world.startSession(seller);
    const accounts = read(expected.accountsDomain);
    const home = `${baseURL}${read(homepage)}`;
    watch.allow(accounts);
    await stayOnPage(page, `${accounts}/**`);
    await covers(['SEC-001', 'LOGIN-007', 'LOGIN-015'], 'to the region’s accounts', async () => {
      const target = `${accounts}/welcome?a=b#c`;
      const sent = page.waitForRequest(
        (request) => request.isNavigationRequest() && request.url().startsWith(accounts),
      );
      await logIn.open(`?redirect_url=${encodeURIComponent(target)}`);
      expect((await sent).url()).toBe(target.replace('#c', ''));
    });
    const { host } = new URL(baseURL ?? '');
    const refused = [
      'https://evil.example/settle',
      `https://evil.example\\@${host}/settle`,
      `${accounts.replace('https', 'http')}/welcome`,
      `https://seller@${new URL(accounts).host}/welcome`,
      'javascript:alert(1)',
    ];
    for (const target of refused)
      await covers(['SEC-002', 'SEC-001'], `to the homepage instead of ${target}`, async () => {
        await logIn.open(`?redirect_url=${encodeURIComponent(target)}`);
        await expect(page).toHaveURL(home);
      });
    await covers(['SEC-001'], 'what was checked is what is left for (S-106)', async () => {
      await logIn.open(`?redirect_url=${encodeURIComponent('settle/verification?a=b')}`);
      await expect(page).toHaveURL(`${baseURL}/settle/verification?a=b`);
    });
    await covers(['ROUTE-019'], 'to the homepage of the main domain', async () => {
      await changeEnvironment(page, { port, path: LOG_IN }, { ttpDomain: accounts });
      const sent = page.waitForRequest(`${accounts}${read(homepage)}`);
      await logIn.open();
      expect((await sent).isNavigationRequest()).toBe(true);
    });
    await covers(['LOGIN-008'], 'to settle on an accelerated domain', async () => {
      await changeEnvironment(
        page,
        { port, path: LOG_IN },
        { ttpDomain: '', acceleratedHosts: [host] },
      );
      await logIn.open();
      await expect(page).toHaveURL(({ pathname }) => /^\/settle\b/.test(pathname));
    });
  });

  test('a redirect hack leads to an allowed https target alone', async ({
    page,
    logIn,
    watch,
    expected,
    baseURL,
  }) => {
    const accounts = read(expected.accountsDomain);
    watch.allow(accounts);
    await stayOnPage(page, `${accounts}/**`);
    const hack = (target: string, more: Readonly<Record<string, string>> = {}): string =>
      `?${new URLSearchParams({ [read(redirectHack)]: target, ...more }).toString()}`;
    await covers(['LOGIN-004', 'LOGIN-005', 'LOGIN-015'], 'with what is forwarded', async () => {
      const kept = Object.fromEntries(read(forwarded).map((name) => [name, '1']));
      const old = `${read(forwarded)[0]}=old`;
      const sent = page.waitForRequest((request) => request.url().startsWith(accounts));
      await logIn.open(
        hack(`${accounts}/welcome?a=b&${old}`, { ...kept, utm_source: 'mail', needLogin: '0' }),
      );
      const url = new URL((await sent).url());
      expect(url.pathname).toBe('/welcome');
      // Each once: what the target had of them before is replaced.
      expect([...url.searchParams]).toHaveLength(Object.keys({ ...kept, a: 'b' }).length);
      expect(Object.fromEntries(url.searchParams)).toEqual({ ...kept, a: 'b' });
    });
    for (const target of [`${accounts.replace('https', 'http')}/welcome`, 'https://evil.example/'])
      await covers(['LOGIN-006', 'SEC-003'], `to the homepage instead of ${target}`, async () => {
        await logIn.open(hack(target));
        await expect(page).toHaveURL(`${baseURL}${read(homepage)}`);
      });
  });

  test('the address can end a session', async ({
    page,
    logIn,
    signUp,
    world,
    seller,
    otherSeller,
    wire,
  }) => {
    const ended = () => wire.to(read(logOut.path)).length;
    const atClean = (path: string) =>
      expect(page).toHaveURL(({ pathname, search }) => pathname === path && search === QUERY);
    await world.startSession(seller);
    await covers(['LOGIN-011', 'LOGIN-015'], 'needLogin leads to the log-in', async () => {
      await logIn.open(`${QUERY}&needLogin=1`);
      await atClean(LOG_IN);
      await expect(logIn.account).toBeVisible();
      expect(ended()).toBe(1);
    });
    await covers(['LOGIN-013'], 'without a session an expired one is only forgotten', async () => {
      await logIn.open(`${QUERY}&ttp_session_expire=1`);
      await atClean(LOG_IN);
      await expect(logIn.account).toBeVisible();
      expect(ended()).toBe(1);
    });
    const inconsistent = read(events.sessionInconsistent);
    const reported = async () => (await world.eventsNamed(inconsistent)).length;
    expect(await reported()).toBe(0);
    await world.startSession(otherSeller);
    const { key } = storage.loginState;
    await page.evaluate((name) => localStorage.setItem(name, '1'), read(key));
    await covers(['LOGIN-012', 'LOGIN-015'], 'with one it is reported, and ended', async () => {
      await signUp.open(`${QUERY}&ttp_session_expire=1`);
      await atClean(LOG_IN);
      await expect(logIn.account).toBeVisible();
      await expect.poll(reported).toBe(1);
      expect(ended()).toBe(2);
    });
    await test.step('S-103: the other tabs learn of the log-out', async () => {
      expect(await keptUnder(page, read(key))).toEqual(nothingKept);
    });
    await covers(['LOGIN-011'], 'needLogin stays on a register path', async () => {
      await signUp.open(`${QUERY}&needLogin=1`);
      await atClean('/account/register');
      await expect(signUp).toBeAtStep('account');
    });
  });
});
