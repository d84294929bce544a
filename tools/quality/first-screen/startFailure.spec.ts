import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { RELEASE } from '../releaseTag.ts';
import { EarlySeller } from './EarlySeller.ts';
import { losses, saidOfALoss, type Loss } from './losses.ts';
import { passTenSeconds } from './passTenSeconds.ts';

test.use({ allowed: saidOfALoss });

/** A page whose first screen is rendered, and one of the addresses that have none, which are alike. */
const pages = { '/account/register': [], '/account/register/form': [RELEASE] };

/** Resolves after the first paint, once what the page itself does then is done: it waits for the application from there. */
const painted = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
      }),
  );

const lossNames = Object.keys(losses) as readonly Loss[]; // the keys of the table

for (const loss of lossNames)
  for (const [path, tag] of Object.entries(pages))
    test(
      `${path} says what to do when the application ${loss}`,
      { tag },
      async ({ browser, world }) => {
        const seller = await EarlySeller.arrive(browser, world, { site: 'me' });
        const { page } = seller;
        const script = seller.scriptOf('application');
        await page.clock.install();
        await page.route(script, losses[loss]);
        const asked = page.waitForRequest(script);
        await page.goto(path, { waitUntil: 'commit' });
        await asked;
        const failure = page.locator('[data-load-failure]');
        if (loss === 'never arrives') {
          await painted(page);
          await passTenSeconds(page);
        }
        await expect(failure).toBeVisible();
        await failure.click({ trial: true }); // nothing lies upon it
        await expect(failure).toHaveRole('alert');
        await expect(failure).toContainText(/[\u0600-\u06ff]/); // in the language of the page
        await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
        await seller.leave();
      },
    );

test('an application that comes later takes the page over', async ({ browser, world }) => {
  const seller = await EarlySeller.arrive(browser, world, { site: 'gb' });
  const { page } = seller;
  await page.clock.install();
  const asked = page.waitForRequest(seller.scriptOf('application'));
  await seller.open('/account/register', 'application');
  await asked;
  const failure = page.locator('[data-load-failure]');
  await painted(page);
  await seller.submit.click();
  await passTenSeconds(page);
  await expect(failure).toBeVisible();
  await failure.click({ trial: true }); // nothing lies upon it
  expect(await seller.submit.getAttribute('data-loading')).toBe(null);
  await page.clock.resume();
  await seller.release();
  await seller.taken();
  await expect(failure).toBeHidden();
  await seller.field.fill('ana@shop.example');
  await seller.submit.click();
  await page.locator('[data-step=verification]').waitFor();
  await seller.leave();
});
