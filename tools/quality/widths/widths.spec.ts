import type { Locator, Page } from '@playwright/test';
import { WORLD_HEADER } from '../../../mocks/adapters/headers.ts';
import { expect, test } from '../fixtures/test.ts';
import { cutOff } from './cutOff.ts';

/** Windows from the narrowest phone to a wide desktop, a phone on its side among them. Pixels. */
const windows = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1024, 768],
  [1180, 820],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
] as const;

/** The card's full measure, and the gutters beside it on a phone. Pixels. */
const CARD = 480;
const GUTTERS = 2 * 24;

/** Sites with long words, short words, a script without spaces, right to left, and no bar of the site. */
const pages = [
  ['de', '/account/register'],
  ['cb', '/account/register'],
  ['th', '/account/register'],
  ['me', '/account/register'],
  ['us', '/account/register'],
  ['gb', '/account/register/form'],
  ['gb', '/account/login'],
] as const;

/** Where an element begins and ends. Whole pixels. */
const edgesOf = (element: Locator): Promise<readonly number[]> =>
  element.evaluate((one) => {
    const { left, right } = one.getBoundingClientRect();
    return [Math.round(left), Math.round(right)];
  });

/** The page's end, on the narrowest phone and on a desktop. Pixels. */
const footerWidths: ReadonlySet<number> = new Set([320, 1440]);

/** That each link of the footer can be pressed: nothing lies over it, nothing cuts it off. Source: S-026. */
async function pressFooter(page: Page): Promise<void> {
  for (const id of ['footer_terms', 'footer_privacy', 'footer_help'])
    await page.locator(`footer a:has([data-message=${id}])`).click({ trial: true });
}

for (const site of ['gb', 'th', 'me', 'de'])
  test(`${site}: the single form sends codes by a button as wide as its fields`, async ({
    browser,
    world,
  }) => {
    const context = await browser.newContext({
      baseURL: world.origin(site),
      reducedMotion: 'reduce',
      extraHTTPHeaders: { [WORLD_HEADER]: world.name },
    });
    const page = await context.newPage();
    await world.begin('experiments.off');
    await page.goto('/account/register');
    const card = page.locator('[data-step=single]');
    await card.locator('input').first().click();
    const code = card.locator('[autocomplete=one-time-code]');
    const send = card.getByRole('button').filter({ has: page.locator('[data-message=send_code]') });
    for (const [width, height] of windows)
      await test.step(`${width}x${height}`, async () => {
        await page.setViewportSize({ width, height });
        expect.soft(await edgesOf(send), `${width} px`).toEqual(await edgesOf(code));
        const edge = await send.evaluate((one) => getComputedStyle(one).borderInlineStartColor);
        expect.soft(edge, 'its edge is seen').not.toBe('rgba(0, 0, 0, 0)');
        expect.soft(await page.evaluate(cutOff), `${width} px`).toHaveNoViolations();
      });
    await context.close();
  });

for (const [site, path] of pages)
  test(`${site} ${path} fits every width (S-207)`, async ({ browser, world }) => {
    const context = await browser.newContext({
      baseURL: world.origin(site),
      reducedMotion: 'reduce',
      extraHTTPHeaders: { [WORLD_HEADER]: world.name },
    });
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    const card = page.locator('[data-step=account]');
    if (path !== '/account/login') await expect(card).toBeVisible();
    for (const [width, height] of windows)
      await test.step(`${width}x${height}`, async () => {
        await page.setViewportSize({ width, height });
        expect.soft(await page.evaluate(cutOff), `${width} px`).toHaveNoViolations();
        if (footerWidths.has(width)) await pressFooter(page);
        if (path === '/account/login') return;
        const shown = await card.evaluate((element) => element.getBoundingClientRect().width);
        expect
          .soft(Math.round(shown), `the card at ${width} px`)
          .toBeGreaterThanOrEqual(Math.min(CARD, width - GUTTERS));
      });
    await context.close();
  });
