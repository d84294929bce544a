import type { Browser, Locator, Page, Route } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import type { World } from '../fixtures/World.ts';
import { RELEASE } from '../releaseTag.ts';
import { SPINNERS } from '../faults/spinners.ts';
import { EarlySeller } from './EarlySeller.ts';
import { losses, type Loss } from './losses.ts';
import { passTenSeconds } from './passTenSeconds.ts';

/** Code that a page loads after its first screen. */
interface LaterCode {
  /** The start of its file's name. */
  readonly file: string;
  /** Asks for it. */
  readonly want: (page: Page) => Promise<void>;
  /** Shows that it has come. */
  readonly comes: string;
}

// The page says in the console what it could not fetch; no error of its own is allowed.
test.use({ allowed: /^console: |Unexpected end of input/ });

const form = (page: Page): Locator => page.locator('[data-step=account]');

interface LostPage extends LaterCode {
  /** Whether a new page has it by its address, without being asked again. */
  readonly byAddress: boolean;
  /** Resolves once it is waited for. */
  readonly waits: (page: Page) => Promise<void>;
}

interface LostPart extends LaterCode {
  /** Shows that it is waited for. */
  readonly waits: string;
}

/** A page of its own takes the place of this one where the code is missing. Source: A§8, E-21. */
const pages: Readonly<Record<string, LostPage>> = {
  'the code step': {
    ...{ file: 'steps', byAddress: false },
    async want(page) {
      await form(page).locator('[name=phone_email]').fill('ana@shop.example');
      await form(page).locator('button[type=submit]').click();
    },
    waits: (page) => page.locator('[data-step=verification][data-arriving]').waitFor(),
    comes: '[data-step=verification] fieldset input',
  },
  'the log-in': {
    ...{ file: 'LoginPage', byAddress: true },
    want: (page) => form(page).locator('a[href^="/account/login"]').first().click(),
    waits: (page) => page.waitForURL('**/account/login'),
    comes: '[data-step=log-in] form',
  },
};

/** A notice says so, and the page stays. Source: E-17. */
const parts: Readonly<Record<string, LostPart>> = {
  'the list of countries': {
    file: 'CountryPanel',
    async want(page) {
      const opener = form(page).locator('button[data-opens]');
      if ((await opener.count()) === 0) await form(page).locator('[data-switch=phone]').click();
      await opener.click();
    },
    waits: 'button[data-opens][aria-expanded=true]',
    comes: '[data-step=account] [role=listbox]',
  },
  'a menu': {
    file: 'menus',
    want: (page) => page.locator('nav button[aria-expanded]:visible').last().click(),
    waits: 'nav button[aria-expanded=true]',
    comes: '[role=radiogroup], nav li',
  },
};

/** The browser takes these for no answer, as it does one that was cut off: one of the two runs in `npm test`, at a page. */
const alike: ReadonlySet<Loss> = new Set(['is refused', 'arrives as a page']);

/** A script that is lost until `found` is called, which lets go what was held back. */
async function lose(page: Page, file: string, loss: Loss): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isLost = true;
  await page.route(new RegExp(String.raw`/assets/${file}-[^/]*\.js$`), (route) => {
    if (!isLost) return route.continue();
    return loss === 'never arrives' ? void held.push(route) : losses[loss](route);
  });
  return async () => {
    isLost = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}

/** A page in a browser that loses a script until `find` is called. */
async function openWithout(browser: Browser, world: World, file: string, loss: Loss) {
  const seller = await EarlySeller.arrive(browser, world, { site: 'gb' });
  const { page } = seller;
  await page.clock.install();
  const find = await lose(page, file, loss);
  await page.goto('/account/register');
  return { seller, page, find };
}

const lossNames = Object.keys(losses) as readonly Loss[]; // the keys of the table

for (const loss of lossNames) {
  const never = loss === 'never arrives';

  for (const [what, { file, want, waits, comes, byAddress }] of Object.entries(pages))
    test(
      `${what} ${loss}: a page says so within ten seconds, and leads on`,
      { tag: loss === 'is refused' ? RELEASE : [] },
      async ({ browser, world }) => {
        const { seller, page, find } = await openWithout(browser, world, file, loss);
        await seller.taken();
        if (never) {
          await want(page);
          await waits(page);
          await passTenSeconds(page);
        } else {
          // It may be of an older deployment: the page loads itself once more.
          const again = page.waitForEvent('load');
          await want(page);
          await again;
          if (!byAddress) await want(page);
        }
        const reload = page.locator('button:has([data-message=error_page_reload])');
        await expect(reload).toBeVisible();
        await page.clock.resume();
        await find();
        await reload.click();
        if (!byAddress) await want(page);
        await expect(page.locator(comes).first()).toBeVisible();
        await seller.leave();
      },
    );

  for (const [what, { file, want, waits, comes }] of Object.entries(parts))
    test(
      `${what} ${loss}: a notice says so within ten seconds, and what to do`,
      { tag: alike.has(loss) ? RELEASE : [] },
      async ({ browser, world }) => {
        const { seller, page, find } = await openWithout(browser, world, file, loss);
        await page.locator('section[data-toasts]').waitFor({ state: 'attached' }); // of the page, which comes last
        await want(page);
        if (never) {
          await page.locator(waits).waitFor();
          await passTenSeconds(page);
        }
        // A page asks for a module once that came damaged.
        const isLastTry = loss === 'arrives damaged';
        const text = isLastTry ? 'error_page_text' : 'selleronboarding_network_error_toast';
        await expect(
          page.locator(`[data-tone=danger] [data-message=${text}]:visible`).first(),
        ).toBeVisible();
        await expect(page.locator(waits)).toHaveCount(0);
        await page.clock.resume();
        await find();
        if (isLastTry) await page.reload();
        await want(page);
        await expect(page.locator(comes).first()).toBeVisible();
        await seller.leave();
      },
    );

  test(
    `the landing page ${loss}: nobody waits for it`,
    { tag: alike.has(loss) ? RELEASE : [] },
    async ({ browser, world }) => {
      const { seller, page, find } = await openWithout(browser, world, 'LandingModules', loss);
      await seller.taken();
      const asked = page.waitForRequest(/LandingModules/);
      await page.locator('footer').scrollIntoViewIfNeeded();
      await asked;
      await passTenSeconds(page);
      await expect(page.locator(SPINNERS)).toHaveCount(0);
      await page.clock.resume();
      await find();
      if (never) await page.locator('[data-module]').first().waitFor();
      await pages['the code step']?.want(page);
      await page.locator('[data-step=verification] fieldset input').first().waitFor();
      await seller.leave();
    },
  );
}
