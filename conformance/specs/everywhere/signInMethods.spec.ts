import type { Request } from '@playwright/test';
import * as z from 'zod';
import { events, providerFailures } from '../../oracle/common/events.ts';
import { homepage } from '../../oracle/common/logIn.ts';
import {
  callbacks,
  finish,
  linked as linkedCode,
  nonceKey,
  start,
} from '../../oracle/common/oauth.ts';
import { expectationsOf } from '../../oracle/regions.ts';
import { known } from '../../oracle/SourcedValue.ts';
import { assertAccessible } from '../../harness/accessibility/assertAccessible.ts';
import { assertLogInNoted } from '../../harness/assertions/assertLogInNoted.ts';
import { selectors } from '../../harness/contract.ts';
import { everySite } from '../../harness/fixtures/sites.ts';
import { expect, covers, test } from '../../harness/fixtures/test.ts';
import { MethodTerms } from '../../harness/pages/MethodTerms.ts';
import { named } from '../../harness/pages/named.ts';
import { Notice } from '../../harness/pages/Notice.ts';
import { Provider, providerOrigin, providerUser } from '../../harness/pages/Provider.ts';
import { QUERY } from '../../harness/pages/SignUp.ts';
import { mentions } from '../../harness/wire/mentions.ts';
import { answerNext, routeTo } from '../../harness/wire/routes.ts';
import { keptUnder, nothingKept } from '../../harness/world/keptUnder.ts';
import { eventOf, journeyEvents, pageEvent } from '../../harness/world/journeyEvents.ts';
import { methodCode } from '../../harness/expected/methodCode.ts';
import { read } from '../../harness/expected/read.ts';

/** The methods beside the form, by their ids. */
const methods = [
  { id: 'shortVideo', isOffered: 'shortVideoLogin', isProvider: true },
  { id: 'google', isOffered: 'googleLogin', isProvider: true },
  { id: 'partner', isOffered: 'partnerFlow', isProvider: false },
] as const;

/** The requirement of each callback's address. */
const routes = { shortVideo: 'ROUTE-012', google: 'ROUTE-014' } as const;

/** The requirement of each offer. */
const offers = { shortVideo: 'OAUTH-014', google: 'OAUTH-013' } as const;

/** The state of an address of a provider. */
const stateOf = (address: URL): unknown =>
  JSON.parse(Buffer.from(address.searchParams.get('state') ?? '', 'base64url').toString('utf8'));

everySite(({ region, viewport }) => {
  if (viewport === 'mobile') {
    for (const { id, isOffered } of methods)
      if (known(expectationsOf(region)[isOffered]) === true)
        test(`the terms of ${id} are a dialog`, async ({ page, signUp }) => {
          const terms = new MethodTerms(page);
          await signUp.open();
          await signUp.signInMethod(id).click();
          await terms.goOnButton.waitFor();
          await assertAccessible(page, `the terms of ${id}`);
          await expect(terms.dialog, 'S-202').toBeVisible();
          await page.keyboard.press('Escape');
          await expect(terms.dialog).toHaveCount(0);
          await expect(signUp.signInMethod(id), 'E-30').toBeFocused();
        });
    return; // the screen does not change where a button leads
  }
  for (const { id, isOffered } of methods) {
    if (known(expectationsOf(region)[isOffered]) !== true) continue;
    test(`the button of ${id} leads to it`, async ({
      page,
      signUp,
      seller,
      wire,
      world,
      watch,
      port,
      expected,
    }) => {
      watch.allow(providerOrigin(port));
      const terms = new MethodTerms(page);
      await signUp.open();
      await signUp.account.choose(seller.contact);
      await signUp.account.contact.fill(seller.typed);
      const left = page.waitForRequest(
        (request) => request.isNavigationRequest() && !request.url().includes('/account/register'),
      );
      await signUp.signInMethod(id).click();
      await test.step('E-27, S-202: the terms are agreed to before', async () => {
        await terms.goOnButton.waitFor();
        await assertAccessible(page, `the terms of ${id}`);
        await expect(terms.dialog, 'S-202: they are in the card').toHaveCount(0);
        await expect(signUp.account.contact).toBeHidden();
        if (read(expected.stripeAgreements)) {
          await terms.terms.check();
          await terms.goOnButton.click();
          await expect(terms.cardTerms, 'VAL-030').toHaveAttribute('aria-invalid', 'true');
        }
        await terms.agree();
      });
      const address = decodeURIComponent((await left).url());
      await test.step('it leaves the page without the account', () => {
        expect(address).not.toMatch(mentions(seller.known));
      });
      // A§4 says it of the platform account and the social provider alone.
      if (id !== 'partner' && read(expected.networkAllowList).length > 0)
        await covers(['OAUTH-003'], 'the region is checked first', () => {
          expect(wire.counts()).toMatchObject({ region: 1, send: 0 });
        });
      await covers(['TRACK-010'], 'by its code in analytics', async () => {
        await expect
          .poll(() => journeyEvents(world))
          .toEqual([pageEvent('register'), eventOf('methodChosen', { method: methodCode(id) })]);
      });
    });
  }

  for (const { id, isOffered, isProvider } of methods) {
    if (!isProvider || known(expectationsOf(region)[isOffered]) !== true) continue;
    test(`a seller signs in by ${id}, or does not`, async ({
      page,
      signUp,
      logIn,
      wire,
      world,
      watch,
      port,
      baseURL,
      expected,
    }) => {
      watch.allow(providerOrigin(port));
      const provider = new Provider(page);
      const tracked = (event: 'loggedIn' | 'methodChosenAtLogIn' | 'providerFailed') =>
        world.eventsNamed(read(events[event]));
      const finishes = () => wire.to(read(finish.path));
      const isHere = ({ origin, searchParams }: URL): boolean =>
        origin === baseURL && !['code', 'state', 'error'].some((name) => searchParams.has(name));
      const leave = async (query = QUERY): Promise<URL> => {
        await signUp.open(query);
        await signUp.signInMethod(id).click();
        await new MethodTerms(page).agree();
        await provider.consentButton.waitFor();
        return new URL(page.url());
      };
      await signUp.open();
      await signUp.started(); // a page that is left before it is counted is no event
      await covers([offers[id]], 'it is offered', () =>
        expect(signUp.signInMethod(id)).toBeVisible(),
      );
      const started = page.waitForRequest((request) => request.url().includes('state='));
      await leave();
      await covers(['OAUTH-004', 'OAUTH-006'], 'it leaves with the agreed flags', async () => {
        const address = new URL((await started).url());
        const { name: flag, value } = read(start.regionCheck);
        expect(address.searchParams.get(flag)).toBe(value);
        const state = z.record(z.string(), z.unknown()).parse(stateOf(address));
        expect(Object.keys(state).toSorted()).toEqual(read(start.stateFields).toSorted());
        // All that the region asks was agreed to.
        expect(state).toMatchObject({
          type: 'register',
          email_agreement: read(expected.needSendEmailsAgreements),
          phone_agreement: read(expected.needAuthPhoneCheck),
        });
        expect(address.searchParams.get('redirect_uri')).toBe(`${baseURL}${read(callbacks[id])}`);
      });
      await test.step('S-009: a refusal leads back with a toast, and sends nothing', async () => {
        await provider.refuseButton.click();
        await expect(
          page.locator(selectors.toasts).locator(selectors.messages).first(),
        ).toBeVisible();
        await expect(page).toHaveURL(
          (url) => isHere(url) && url.pathname === '/account/register' && url.search === QUERY,
        );
        expect(finishes()).toEqual([]);
        expect(await keptUnder(page, read(nonceKey)), 'S-096: used up').toEqual(nothingKept);
      });
      await covers(['TRACK-010'], 'which is tracked as one', async () => {
        const reason = read(providerFailures).cancelled;
        await expect
          .poll(() => tracked('providerFailed'))
          .toMatchObject([{ method: methodCode(id), reason }]);
      });
      await covers(['OAUTH-006'], 'from the log-in it leaves as a log-in', async () => {
        await page.goto(`/account/login${QUERY}`);
        const left = page.waitForRequest((request) => request.url().includes('state='));
        await signUp.signInMethod(id).click();
        const state = z.record(z.string(), z.unknown()).parse(stateOf(new URL((await left).url())));
        expect(state['type']).toBe('login');
      });
      await covers(['TRACK-010'], 'and is tracked as a log-in', async () => {
        await expect
          .poll(() => tracked('methodChosenAtLogIn'))
          .toMatchObject([{ method: methodCode(id) }]);
      });
      await covers(
        ['OAUTH-008', 'LOGIN-016'],
        'an account linked already: its log-in',
        async () => {
          const linked = new Notice(page, 'oauth_linked_title');
          const data = { error_code: read(linkedCode), log_id: 'conformance' };
          await answerNext(page, routeTo(finish.path), { json: { message: 'error', data } });
          await provider.consentAs(providerUser.name);
          await named(linked.root, 'button', 'bar_log_in').click();
          await expect(page).toHaveURL(
            ({ pathname, search }) => pathname === '/account/login' && search === QUERY,
          );
          await expect(logIn.tips).toBeVisible();
          expect(finishes()).toHaveLength(1);
        },
      );
      const target = `${baseURL}/settle?a=b`;
      const advertised = new URLSearchParams({ business_platform: 'ads', redirect_url: target });
      const startedAgain = page.waitForRequest((request) => request.url().includes('state='));
      await leave(`${QUERY}&${advertised}`);
      await covers(
        ['OAUTH-005'],
        'a seller of business advertising needs one scope more',
        async () => {
          read(start.advertisingWhen);
          const scopesOf = (request: Request): string[] =>
            (new URL(request.url()).searchParams.get('scope') ?? '').split(' ');
          const usual = scopesOf(await started);
          const more = scopesOf(await startedAgain);
          expect(more).toEqual(expect.arrayContaining(usual));
          expect(more).toHaveLength(usual.length + 1);
        },
      );
      const callback = read(callbacks[id]);
      const returned = page.waitForRequest(
        (request) => request.isNavigationRequest() && new URL(request.url()).pathname === callback,
      );
      await covers([routes[id], 'LOGIN-007', 'SEC-001'], 'consent ends at the target', async () => {
        await provider.consentAs(providerUser.name);
        await expect(page).toHaveURL(target);
        expect(finishes()).toHaveLength(2);
      });
      await assertLogInNoted(page, 'a sign-in at a provider');
      await covers(['TRACK-007', 'TRACK-010'], 'its outcomes are reported', async () => {
        const path = read(finish.path);
        const refused = { code: read(linkedCode), log_id: expect.any(String) };
        await expect.poll(() => world.reportsOf(path)).toMatchObject([refused, { code: 0 }]);
        await expect.poll(() => tracked('loggedIn')).toMatchObject([{ method: methodCode(id) }]);
        const method = methodCode(id);
        const reason = read(providerFailures).cancelled;
        const chosen = eventOf('methodChosen', { method });
        await expect
          .poll(() => journeyEvents(world))
          .toEqual([
            ...[pageEvent('register'), pageEvent('register'), chosen],
            ...[
              pageEvent(id),
              eventOf('providerFailed', { method, reason }),
              pageEvent('register'),
            ],
            ...[pageEvent('login'), eventOf('methodChosenAtLogIn', { method })],
            ...[pageEvent(id), pageEvent('login')],
            ...[pageEvent('register'), chosen, pageEvent(id), eventOf('loggedIn', { method })],
          ]);
      });
      await covers(['LOGIN-007'], 'in a session', async () => {
        await page.goto('/account/login');
        await expect(page).toHaveURL(({ pathname }) => pathname === read(homepage));
      });
      await test.step('E-28: its address is of no use a second time', async () => {
        await page.goto((await returned).url());
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
        await expect(page).toHaveURL(isHere);
        await assertAccessible(page, 'a callback that is refused');
        expect(finishes()).toHaveLength(2);
      });
    });
  }
});
