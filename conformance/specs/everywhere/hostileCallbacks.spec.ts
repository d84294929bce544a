import type { Page } from '@playwright/test';
import * as z from 'zod';
import { events, providerFailures } from '../../oracle/common/events.ts';
import { callbacks, finish } from '../../oracle/common/oauth.ts';
import { homepage } from '../../oracle/common/logIn.ts';
import { expectationsOf } from '../../oracle/regions.ts';
import { known } from '../../oracle/SourcedValue.ts';
import { everySite } from '../../harness/fixtures/sites.ts';
import { expect, covers, test } from '../../harness/fixtures/test.ts';
import { read } from '../../harness/expected/read.ts';
import { MethodTerms } from '../../harness/pages/MethodTerms.ts';
import { Provider, providerOrigin, providerUser } from '../../harness/pages/Provider.ts';
import { QUERY } from '../../harness/pages/SignUp.ts';

/** A file of the site, whose page has the storage of the tab and runs nothing. */
const PLAIN = '/favicon.svg';

/** What a provider returned: a right code, with the state of a sign-in that this tab has started. */
interface Returned {
  readonly code: string;
  readonly state: string;
}

const encoded = (state: unknown): string =>
  Buffer.from(JSON.stringify(state)).toString('base64url');
const decoded = (state: string): Record<string, unknown> =>
  z.record(z.string(), z.unknown()).parse(JSON.parse(Buffer.from(state, 'base64url').toString()));

/** The state with another value in one field. */
const withField = (state: string, field: string, value: unknown): string =>
  encoded({ ...decoded(state), [field]: value });

type Pairs = readonly (readonly [name: string, value: string])[];

/** Addresses that somebody else could have a seller open, by what is wrong with them. Source: E-28, S-096. */
const hostile: Readonly<Record<string, (returned: Returned) => Pairs>> = {
  'nothing at all': () => [],
  'no state': ({ code }) => [['code', code]],
  'an empty state': ({ code }) => [
    ['code', code],
    ['state', ''],
  ],
  'a state that is none': ({ code }) => [
    ['code', code],
    ['state', 'c3RhdGU'],
  ],
  'the state of somebody else': ({ code, state }) => [
    ['code', code],
    ['state', withField(state, 'nonce', 'f'.repeat(32))],
  ],
  'a state without its nonce': ({ code, state }) => [
    ['code', code],
    ['state', withField(state, 'nonce', '')],
  ],
  'a state for another provider': ({ code, state }) => [
    ['code', code],
    ['state', withField(state, 'provider', 'another')],
  ],
  'two codes': ({ code, state }) => [
    ['code', 'another'],
    ['code', code],
    ['state', state],
  ],
  'two states': ({ code, state }) => [
    ['code', code],
    ['state', state],
    ['state', state],
  ],
  'a code and a refusal': ({ code, state }) => [
    ['code', code],
    ['error', 'access_denied'],
    ['state', state],
  ],
  'a code with markup': ({ state }) => [
    ['code', '<script>alert(1)</script> '],
    ['state', state],
  ],
};

const tabStorage = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)));

everySite(({ region, viewport }) => {
  if (viewport === 'mobile') return; // the screen does not change what an address does
  if (known(expectationsOf(region).googleLogin) !== true) return;

  test('a callback that nobody here started signs nobody in', async ({
    page,
    context,
    signUp,
    wire,
    world,
    watch,
    port,
    baseURL,
  }) => {
    watch.allow(providerOrigin(port));
    const finishes = () => wire.to(read(finish.path));
    const path = read(callbacks.google);
    const addressOf = (pairs: Pairs, at: string = path): string =>
      `${at}?${new URLSearchParams(pairs.map((pair) => [...pair]))}`;

    // A whole sign-in up to its return, which is caught before it arrives.
    await signUp.open(`${QUERY}&redirect_url=${encodeURIComponent('https://evil.example/settle')}`);
    await signUp.signInMethod('google').click();
    await new MethodTerms(page).agree();
    const provider = new Provider(page);
    await provider.consentButton.waitFor();
    await provider.choose(providerUser.name);
    const isReturn = (url: URL): boolean => url.origin === baseURL && url.pathname === path;
    const caught = page.waitForRequest((request) => isReturn(new URL(request.url())));
    await page.route(isReturn, (route) => route.fulfill({ status: 204 }));
    await provider.consentButton.click();
    const { searchParams } = new URL((await caught).url());
    await page.unroute(isReturn);
    const returned = {
      code: searchParams.get('code') ?? '',
      state: searchParams.get('state') ?? '',
    };
    await page.goto(PLAIN);
    const started = await tabStorage(page);
    const nonce = String(decoded(returned.state)['nonce']);
    const withNonce = async (): Promise<string[]> =>
      Object.values(await tabStorage(page)).filter((value) => value.includes(nonce));
    await test.step('S-096: the tab alone knows the nonce', async () => {
      expect(await withNonce()).toHaveLength(1);
      expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(nonce);
    });
    /** The tab as it was when the seller left for the provider, and the address in it. */
    const open = async (address: string, stored: Readonly<Record<string, string>>) => {
      await page.goto(PLAIN);
      await page.evaluate((items) => {
        sessionStorage.clear();
        Object.assign(sessionStorage, items); // no page kept it: `setItem` would be noted as its write
      }, stored);
      await page.goto(address);
    };
    /** Says so, leads on, and keeps nothing of the address. */
    const expectRefused = async (at: Page): Promise<void> => {
      const main = at.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main.getByRole('link').first()).toBeVisible();
      await expect(at).toHaveURL(
        ({ searchParams: left }) => !['code', 'state', 'error'].some((name) => left.has(name)),
      );
      expect(finishes()).toEqual([]);
    };

    for (const [name, wrong] of Object.entries(hostile))
      await test.step(`E-28: ${name}`, async () => {
        await open(addressOf(wrong(returned)), started);
        await expectRefused(page);
        expect(await withNonce(), 'S-096: it is used up').toEqual([]);
      });
    const right = addressOf(Object.entries(returned));
    await test.step('E-28: a tab whose storage is lost', async () => {
      await open(right, {});
      await expectRefused(page);
    });
    await test.step('E-28: the callback of another provider', async () => {
      await open(addressOf(Object.entries(returned), read(callbacks.shortVideo)), started);
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      expect(finishes()).toEqual([]);
    });
    await test.step('E-28: another tab', async () => {
      const other = await context.newPage();
      const calls: string[] = [];
      other.on('request', (request) => calls.push(new URL(request.url()).pathname));
      await other.goto(right);
      await expectRefused(other);
      expect(calls).not.toContain(read(finish.path));
      await other.close();
    });
    await test.step('nobody is logged in', async () => {
      await page.goto('/account/login');
      await expect(page).toHaveURL(({ pathname }) => pathname === '/account/login');
      await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
    });
    await test.step('each is tracked by what is wrong with it', async () => {
      const failed = () => world.eventsNamed(read(events.providerFailed));
      const reasons = async () => (await failed()).map(({ reason }) => reason);
      await expect.poll(reasons).toContain(read(providerFailures).foreignState);
      expect(await reasons()).not.toContain(read(providerFailures).cancelled);
    });
    await covers(['SEC-002'], 'E-28: the right one signs in, by one call, at home', async () => {
      await open(right, started);
      await expect(page).toHaveURL(`${baseURL}${read(homepage)}`);
      expect(finishes()).toHaveLength(1);
      await page.goto('/account/login');
      await expect(page).toHaveURL(({ pathname }) => pathname === read(homepage));
    });
    await test.step('E-28: once', async () => {
      await page.goto(PLAIN);
      await page.goto(right);
      await expect(page).toHaveURL(({ search }) => !search.includes('code='));
      expect(finishes()).toHaveLength(1);
    });
  });
});
