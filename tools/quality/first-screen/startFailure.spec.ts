import type { Route } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { RELEASE } from '../releaseTag.ts';
import { EarlySeller } from './EarlySeller.ts';

/** How a browser says that the application stays away. */
test.use({ allowed: /Failed to load (resource|module script)|Unexpected end of input/ });

/** How the application can stay away (E-21). */
const losses: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'is refused': (route) => route.abort(),
  'arrives as a page': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Moved</h1>' }),
  'arrives damaged': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export const half = {' }),
  'never arrives': () => new Promise(() => undefined),
};

/** A page whose first screen is rendered, and one of the addresses that have none. */
const pages = ['/account/register', '/account/register/form'] as const;
/** Ten seconds, and what a slow machine takes besides. */
const IN_TIME = { timeout: 15_000 };

for (const [loss, answer] of Object.entries(losses))
  for (const path of pages)
    test(
      `${path} says what to do when the application ${loss}`,
      loss === 'never arrives' && path !== '/account/register' ? {} : { tag: RELEASE },
      async ({ browser, world }) => {
        const seller = await EarlySeller.arrive(browser, world, { site: 'me' });
        const { page } = seller;
        await page.route(seller.scriptOf('application'), answer);
        await page.goto(path, { waitUntil: 'commit' });
        const failure = page.locator('[data-load-failure]');
        await expect(failure).toBeVisible(IN_TIME);
        await failure.click({ trial: true }); // nothing lies upon it
        await expect(failure).toHaveRole('alert');
        await expect(failure).toContainText(/[\u0600-\u06ff]/); // in the language of the page
        await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
        await seller.leave();
      },
    );

test('an application that comes later takes the page over', async ({ browser, world }) => {
  const seller = await EarlySeller.arrive(browser, world, { site: 'gb' });
  await seller.open('/account/register', 'application');
  await seller.submit.click();
  const failure = seller.page.locator('[data-load-failure]');
  await expect(failure).toBeVisible(IN_TIME);
  await failure.click({ trial: true }); // nothing lies upon it
  expect(await seller.submit.getAttribute('data-loading')).toBe(null);
  await seller.release();
  await seller.taken();
  await expect(failure).toBeHidden();
  await seller.field.fill('ana@shop.example');
  await seller.submit.click();
  await seller.page.locator('[data-step=verification]').waitFor();
  await seller.leave();
});
