import { invalidRoute } from '../../oracle/common/events.ts';
import { homepage, logIn as logInCall, loginCheck } from '../../oracle/common/logIn.ts';
import { payloads } from '../../oracle/common/payloads.ts';
import { expectationsOf } from '../../oracle/regions.ts';
import { known, stated } from '../../oracle/SourcedValue.ts';
import { everySite } from '../../harness/fixtures/sites.ts';
import { expect, covers, test } from '../../harness/fixtures/test.ts';
import { assertAccessible } from '../../harness/accessibility/assertAccessible.ts';
import { assertOneMenu } from '../../harness/assertions/assertOneMenu.ts';
import { assertLogInNoted } from '../../harness/assertions/assertLogInNoted.ts';
import { read } from '../../harness/expected/read.ts';
import { centreOf, sellerCentres } from '../../harness/expected/sellerCentres.ts';
import { screenInTurn } from '../../harness/expected/turns.ts';
import { Bar } from '../../harness/pages/Bar.ts';
import { Notice } from '../../harness/pages/Notice.ts';
import { QUERY } from '../../harness/pages/SignUp.ts';
import { expectedBody } from '../../harness/wire/payload.ts';
import {
  changeEnvironment,
  hold,
  keepBack,
  rewriteAnswer,
  routeTo,
  stayOnPage,
} from '../../harness/wire/routes.ts';
import { serveSellerCentre } from '../../harness/wire/serveSellerCentre.ts';
import { ACCOUNT_PASSWORD } from '../../shared/passwords.ts';
import { emailSeller, phoneSeller, sellerOf } from '../../harness/world/Seller.ts';

const LOG_IN = '/account/login';

everySite(({ region, viewport }) => {
  if (viewport !== screenInTurn(region)) return; // the screen changes nothing of where a log-in leads

  test('a seller with an account logs in', async ({
    page,
    logIn,
    world,
    wire,
    watch,
    expected,
    port,
    baseURL,
  }) => {
    const byEmail = emailSeller('ada+shop@example.com');
    const byPhone = sellerOf('phone', expected);
    // As somebody types it who has the zero or the calling code of their country in mind (E-03).
    const byLongPhone = stated(expected.ownPhoneLong)
      ? phoneSeller(read(expected.ownPhoneLong))
      : byPhone;
    await world.register(byEmail);
    await world.register(byPhone);
    const home = `${baseURL}${read(homepage)}`;
    const root = page.locator('html');
    // The account's language, another one in the address, and the region's own, as far as there are so many.
    const usual = read(expected.defaultLanguage);
    const others = read(expected.languages).filter((tag) => tag !== usual);
    const [asked = usual, accounts = usual] = others;

    const release = await hold(page, routeTo(loginCheck.path));
    await covers(
      ['ROUTE-015'],
      'nobody waits where no synchronised log-in is configured',
      async () => {
        const waits = read(expected.needsSynchronisedLogin);
        const path = '/account/waiting';
        await page.goto(`${path}${QUERY}`);
        // Where it waits, it asks from there.
        await expect.poll(() => wire.to(read(loginCheck.path)).length).toBe(1);
        await expect(page).toHaveURL(
          ({ pathname, search }) => pathname === (waits ? path : LOG_IN) && search === QUERY,
        );
      },
    );
    await release();
    await covers(['LOGIN-003', 'ROLE-001'], 'a visitor is checked, and sees the form', async () => {
      await expect(logIn.account).toBeVisible();
      expect(wire.to(read(loginCheck.path)).map(({ method }) => method)).toEqual([
        read(loginCheck.method),
      ]);
    });
    if (viewport === 'mobile') {
      await covers(['LAYOUT-003'], 'one menu in place of the wide bar', () =>
        assertOneMenu(new Bar(page, viewport)),
      );
      await assertAccessible(page, 'log-in');
    }
    await covers(
      ['LOGIN-019', 'LOGIN-007', 'ROUTE-019', 'ROLE-001'],
      'by e-mail, to the homepage',
      async () => {
        await logIn.submit(byEmail);
        await expect(page).toHaveURL(home);
        const [call, ...more] = wire.to(read(logInCall.path));
        expect(more).toEqual([]);
        expect(call?.method).toBe(read(logInCall.method));
        expect(Object.values(Object(call?.body))).toEqual(
          expect.arrayContaining([byEmail.known, ACCOUNT_PASSWORD]),
        );
      },
    );
    const noted = await assertLogInNoted(page, 'a log-in');
    await covers(
      ['LOGIN-007', 'I18N-002'],
      'who is logged in is sent on, in the language of the account before the address’s',
      async () => {
        await page.route(routeTo(loginCheck.path), (route) =>
          rewriteAnswer(route, port, 'default_locale', accounts),
        );
        await stayOnPage(page, home);
        const sent = page.waitForRequest(home);
        await logIn.open(`?default_language=${asked}`);
        await expect(root).toHaveAttribute('lang', accounts);
        expect((await sent).isNavigationRequest()).toBe(true);
        await page.unrouteAll();
      },
    );

    await world.endSession();
    await covers(['I18N-002'], 'who is not sees the language of the address', async () => {
      await logIn.open(`?default_language=${asked}`);
      await expect(logIn.account).toBeVisible();
      await expect(root).toHaveAttribute('lang', asked);
    });
    await covers(
      ['LOGIN-019', 'LOGIN-001', 'SEC-001'],
      'by phone in the same field, to the target of the address',
      async () => {
        read(expected.loginPageKind);
        const target = `${baseURL}/settle?a=b`;
        await logIn.open(`?redirect_url=${encodeURIComponent(target)}`);
        await logIn.submit(byLongPhone);
        await expect(page).toHaveURL(target);
        expect(Object.values(Object(wire.to(read(logInCall.path)).at(-1)?.body))).toContain(
          byPhone.known,
        );
      },
    );
    expect(await assertLogInNoted(page, 'another log-in'), 'a change').not.toBe(noted);

    if (!read(expected.sellerCentreRedirect)) return;
    await world.endSession();
    await covers(['REGION-023'], 'by phone, to the seller centre of its region', async () => {
      const centre = centreOf(region);
      await changeEnvironment(page, { port, path: LOG_IN }, { sellerCentres: sellerCentres() });
      await serveSellerCentre(page, watch, centre);
      const check = await hold(page, routeTo(loginCheck.path));
      const own = await keepBack(page, port, routeTo(logInCall.path));
      await logIn.open();
      await logIn.submit(byPhone);
      await own.answered;
      // The check that ran meanwhile finds the session, and leads nowhere else.
      await check();
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
      own.pass();
      await expect(page).toHaveURL(`${centre}${read(homepage)}`);
    });
  });

  if (!known(expectationsOf(region).accuVariant)) return;
  test.describe('the US-entity variant', () => {
    test.use({ host: `accu.${region}.localhost` });

    test('has a log-in of its own', async ({
      page,
      logIn,
      signUp,
      world,
      wire,
      seller,
      otherSeller,
      baseURL,
    }) => {
      await world.register(seller);
      const leadsTo = async (path: string, end: string): Promise<void> => {
        await page.goto(`/account/${path}${QUERY}`);
        await expect(page).toHaveURL(
          ({ pathname, search }) => pathname === `/account/accu/${end}` && search === QUERY,
        );
      };
      await covers(['ACCU-001'], 'every register path leads to its own', async () => {
        await page.goto('/account/tt-register-additional?profileKey=key-1');
        await expect(page).toHaveURL(({ pathname }) => pathname === '/account/accu/register');
        for (const path of ['register', 'register/us', 'register/form', 'tt-register-additional'])
          await leadsTo(path, 'register');
      });
      const { account } = signUp;
      await covers(['ROLE-005'], 'no account of another service signs in (S-002)', async () => {
        await signUp.started();
        expect(await signUp.signInMethods()).toEqual([]);
      });
      const entity = new Notice(page, 'accu_confirm_title');
      await covers(['ACCU-003', 'FLOW-007'], 'the kind of company is asked for first', async () => {
        await account.submit(otherSeller);
        await expect(entity.confirmButton).toBeEnabled();
        expect(wire.order()).toEqual([]);
      });
      await assertAccessible(page, 'the question for the kind of company');
      await covers(['ACCU-004'], 'declined, nothing is sent, and a log-in is linked', async () => {
        await entity.cancelButton.click();
        await expect(entity.root).toHaveCount(0);
        await expect(signUp).toBeAtStep('account');
        await expect(account.contact).toHoldContact(otherSeller);
        await expect(account.logInLink).toHaveAttribute('href', `/account/accu/login${QUERY}`);
        await expect(account.continueButton).toBeEnabled();
        expect(wire.order()).toEqual([]);
      });
      await covers(['ACCU-003'], 'confirmed, a code is sent; no network is checked', async () => {
        await account.continueButton.click();
        await entity.confirmButton.click();
        await expect(signUp).toBeAtStep('verification');
        expect(wire.order()).toEqual(['send']);
        expect(wire.of('send')[0]?.body).toStrictEqual(
          expectedBody(payloads[otherSeller.contact].send, otherSeller.slots),
        );
      });
      const reported = async () =>
        (await world.eventNames()).filter((name) => invalidRoute.test(name)).length;
      expect(await reported()).toBe(0);
      await covers(['ACCU-002', 'ERR-026'], 'an unknown path leads to its log-in', async () => {
        await leadsTo('nowhere', 'login');
        await expect.poll(reported).toBe(1);
      });
      await covers(['ACCU-001', 'ROUTE-009', 'LOGIN-019'], 'so does the log-in', async () => {
        await leadsTo('login', 'login');
        await signUp.started();
        expect(await signUp.signInMethods()).toEqual([]);
        await logIn.submit(seller);
        await expect(page).toHaveURL(`${baseURL}${read(homepage)}`);
      });
    });
  });
});
