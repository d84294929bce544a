import { rule } from '../../../harness/fixtures/sites.ts';
import { blockStorage } from '../../../harness/pages/blockStorage.ts';
import { expect, covers, test } from '../../../harness/fixtures/test.ts';
import { isObject, parseJson } from '../../../shared/json.ts';
import { data, selectors } from '../../../harness/contract.ts';
import { Bar } from '../../../harness/pages/Bar.ts';
import { linksOf } from '../../../harness/pages/linksOf.ts';
import { Landing } from '../../../harness/pages/Landing.ts';
import { named } from '../../../harness/pages/named.ts';
import { invalidRoute } from '../../../oracle/common/events.ts';
import { read } from '../../../harness/expected/read.ts';
import { QUERY } from '../../../harness/pages/SignUp.ts';
import { LIVE } from '../../../shared/live.ts';

rule('document', ({ viewport }) => {
  test('the document is the site’s own', LIVE, async ({ page, signUp, expected }) => {
    const listed = read(expected.languages);
    const foreign = ['th-TH', 'de-DE'].find((tag) => !listed.includes(tag)) ?? '';
    await covers(['I18N-003'], 'a language that the region does not list', async () => {
      await signUp.open(`?default_language=${foreign}`);
      await signUp.started(); // the page came in the usual language
      const root = page.locator('html');
      await expect(root).toHaveAttribute('lang', read(expected.defaultLanguage));
      await expect(root).toHaveAttribute(data.region, read(expected.id));
      await expect(root).toHaveAttribute(data.variant, 'standard');
    });
    await test.step('the environment block is JSON in the head', async () => {
      const block = page.locator(selectors.environment);
      expect(isObject(parseJson((await block.textContent()) ?? ''))).toBe(true);
    });
  });

  test('a path that is none', LIVE, async ({ page, signUp, expected, world }) => {
    for (const path of ['/account', '/', '/account/nowhere']) {
      await covers(['ROUTE-016', 'ROUTE-018'], `${path} is redirected, query kept`, async () => {
        await page.goto(path + QUERY);
        const target = `/account/${read(expected.unknownPath)}`;
        await expect(page).toHaveURL((url) => url.pathname === target && url.search === QUERY);
        await expect(signUp).toBeAtStep('account');
      });
    }
    const landing = new Landing(page);
    const all = await landing.readAll();
    for (const path of ['/account/register/form', '/account/register/form/'])
      await covers(
        ['ROUTE-005'],
        `${path}: the form without the landing page (S-006)`,
        async () => {
          await page.goto(path);
          await expect(signUp).toBeAtStep('account');
          await signUp.started();
          await expect(landing.modulesPlace).toHaveCount(0);
          expect((await landing.readToEnd()).length).toBeLessThan(all.length);
        },
      );
    if (read(expected.registerVersion) !== 'V3')
      await covers(
        ['ROUTE-004'],
        'the page of another version leads to Register (S-006)',
        async () => {
          await page.goto(`/account/register/us${QUERY}`);
          await expect(page).toHaveURL(
            ({ pathname, search }) => pathname === '/account/register' && search === QUERY,
          );
          await expect(signUp).toBeAtStep('account');
        },
      );
    await covers(['ERR-026'], 'an invalid route is reported, with its path', async () => {
      const reported = async (): Promise<string> =>
        JSON.stringify((await world.events()).filter(({ name }) => invalidRoute.test(name)));
      await expect.poll(reported).toContain('/account/nowhere');
    });
  });

  test('a part of the page that does not come', async ({ page, logIn, signUp, world, watch }) => {
    watch.allowLog('ChunkError');
    const arrived = new Set<string>();
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') arrived.add(response.url());
    });
    await logIn.open();
    await signUp.started();
    const known = new Set(arrived);
    await page.route('**/*.js', (route) =>
      known.has(route.request().url()) ? route.fallback() : route.abort('aborted'),
    );
    await covers(['ERR-025'], 'the error page after one reload, and a report', async () => {
      const reloaded = page.waitForEvent('load');
      await logIn.forgottenButton.click();
      await reloaded;
      await logIn.forgottenButton.click();
      for (const key of ['error_page_title', 'error_page_text'])
        await expect(page.locator(selectors.message(key))).toShowItsText();
      await expect.poll(() => world.eventNames()).toContainEqual(expect.stringMatching(/chunk/i));
    });
    await test.step('S-168: its button loads the page again', async () => {
      await page.unroute('**/*.js');
      const reloaded = page.waitForEvent('load');
      await named(page, 'button', 'error_page_reload').click();
      await reloaded;
      await expect(logIn.account).toBeVisible();
    });
  });

  test('a part that does not come where nothing is kept', async ({
    page,
    logIn,
    signUp,
    watch,
  }) => {
    watch.allowLog('ChunkError');
    await blockStorage(page);
    await logIn.open();
    await signUp.started();
    await page.route('**/*.js', (route) => route.abort('aborted'));
    let loads = 0;
    page.on('load', () => (loads += 1));
    await covers(['ERR-025'], 'E-21, E-22: the error page, not a reload without end', async () => {
      await logIn.forgottenButton.click();
      await expect(page.locator(selectors.message('error_page_title'))).toShowItsText();
      expect(loads).toBeLessThanOrEqual(1);
    });
  });

  test('a page whose script comes late', async ({ page, signUp, seller, wire }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await held;
      await route.fallback();
    });
    await page.goto('/account/register', { waitUntil: 'commit' });
    await test.step('what is typed and pressed before is done once', async () => {
      await signUp.account.contact.fill(seller.typed);
      await signUp.account.continueButton.click();
      release();
      await expect(signUp).toBeAtStep('verification');
      expect(wire.of('send').map(({ body }) => body)).toEqual([
        expect.objectContaining(seller.slots),
      ]);
    });
  });

  test('a seller with an account finds login', LIVE, async ({ page, signUp }) => {
    await covers(['ROUTE-003'], 'register answers with a slash at its end (S-005)', async () => {
      await page.goto(`/account/register/${QUERY}`);
      await expect(signUp).toBeAtStep('account');
    });
    const entries = await page.evaluate(() => history.length);
    const title = await page.title();
    await covers(['REG-006', 'LOGIN-002', 'ROUTE-002'], 'login takes its place', async () => {
      await signUp.account.logInLink.click();
      await expect(page).toHaveURL(
        ({ pathname, search }) => pathname === '/account/login' && search === QUERY,
      );
      expect(await page.evaluate(() => history.length)).toBe(entries);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    });
    await covers(['LAYOUT-009'], 'with a title of its own', async () => {
      await expect.poll(() => page.title()).not.toBe(title);
    });
    await test.step('E-24: the focus is on its heading', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });
    await test.step('S-204: every way back keeps the rest of the query', async () => {
      const searches = async (): Promise<string[]> =>
        (await linksOf(page))
          .map((address) => new URL(address, page.url()))
          .filter(({ pathname }) => pathname === '/account/register')
          .map(({ search }) => search);
      await expect.poll(searches).not.toEqual([]);
      expect((await searches()).filter((search) => search !== QUERY)).toEqual([]);
      if (viewport === 'mobile') return; // the button is in the menu
      await named(page.getByRole('banner'), 'button', 'nav_start_selling').click();
      await expect(page).toHaveURL(
        ({ pathname, search }) => /^\/account\/register\/?$/.test(pathname) && search === QUERY,
      );
    });
    if (viewport !== 'mobile') return;
    await covers(['NAV-013'], 'the log-in of the menu keeps the query, too', async () => {
      await signUp.open(QUERY);
      await signUp.started();
      const bar = new Bar(page, viewport);
      await bar.menuButton.click();
      await bar.logInButton.click();
      await expect(page).toHaveURL(
        ({ pathname, search }) => pathname === '/account/login' && search === QUERY,
      );
    });
  });
});
