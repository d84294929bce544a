import type { Locator, Page } from '@playwright/test';
import { WORLD_HEADER } from '../../../mocks/adapters/headers.ts';
import { expect, test } from '../fixtures/test.ts';
import { coveredByNotice } from './coveredByNotice.ts';

const EMAIL = 'ana@shop.example';
const PASSWORD = 'Portico1!';

/** Phone, tablet and desktop. Pixels. */
const windows = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
] as const;

/** Left to right, right to left, and long words. */
const sites = ['gb', 'me', 'de'] as const;

const notice = (page: Page) => page.locator('[data-toasts] [data-tone]');
const step = (page: Page, name: string) => page.locator(`[data-step=${name}]`);

async function seeNotice(page: Page): Promise<void> {
  await expect(notice(page)).toHaveCount(1);
  expect.soft(await page.evaluate(coveredByNotice)).toHaveNoViolations();
}

/** Whole pixels from the page's top. */
const topOf = (button: Locator): Promise<number> =>
  button.evaluate((element) =>
    Math.round(element.getBoundingClientRect().top + globalThis.scrollY),
  );

/** Where a step stands in the page, in whole pixels from its top and its edges. */
async function frameOf(page: Page, name: string) {
  await step(page, name).waitFor();
  return step(page, name).evaluate((card) => {
    const { left, right, top } = card.getBoundingClientRect();
    const whole = { left, right, top: top + globalThis.scrollY };
    return Object.values(whole).map((edge) => Math.round(edge));
  });
}

for (const site of sites)
  for (const [width, height] of windows)
    test(`${site} at ${width} px: notices stand in the card, which keeps its place`, async ({
      browser,
      world,
    }) => {
      const context = await browser.newContext({
        baseURL: world.origin(site),
        viewport: { width, height },
        reducedMotion: 'reduce',
        extraHTTPHeaders: { [WORLD_HEADER]: world.name },
      });
      const page = await context.newPage();
      const submit = page.locator('[data-step] button[type=submit]');
      await page.goto('/account/register');
      const places = [await frameOf(page, 'account')];

      await test.step('a refused send', async () => {
        await world.begin('passport.other@email.send_code');
        await page.locator('[name=phone_email]').fill(EMAIL);
        const before = await topOf(submit);
        await submit.click();
        await seeNotice(page);
        // The press that ends the notice may be a double click: nothing else may come under it.
        expect.soft(await topOf(submit), 'where the button is').toBe(before);
      });
      await test.step('a code that was sent', async () => {
        await world.begin('default');
        await submit.click();
        places.push(await frameOf(page, 'verification'));
        await seeNotice(page);
      });
      await test.step('none follows into the next step', async () => {
        await page.locator('fieldset input').first().focus();
        await page.keyboard.type(await world.code(EMAIL));
        places.push(await frameOf(page, 'password'));
        await page.locator('[name=password]').waitFor();
        expect(await notice(page).count()).toBe(0); // now, not once it has gone by itself
      });
      await test.step('each link is 24 px high (E-26)', async () => {
        const heights = await page
          .locator('main a')
          .evaluateAll((links) => links.map((link) => link.getClientRects()[0]?.height ?? 0));
        expect.soft(heights.filter((high) => high > 0 && high < 24)).toEqual([]);
      });
      await test.step('a refused registration', async () => {
        await world.begin('passport.other@email.register.ticket_register');
        for (const name of ['password', 'confirm_password'])
          await page.locator(`[name=${name}]`).fill(PASSWORD);
        for (const box of await page.locator('[data-step] input[type=checkbox]').all())
          await box.check();
        await submit.click();
        await seeNotice(page);
      });
      await test.step('the card keeps its place, or fills the screen', () => {
        const later = width <= 768 ? [0, width, 0] : places[0];
        expect.soft(places.slice(1)).toEqual([later, later]);
      });
      await context.close();
    });

/** Follows the card's height, frame by frame, under the name of its step. */
const followHeight = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const heights: Record<string, number[]> = {};
    Object.assign(globalThis, { porticoHeights: heights });
    const follow = () => {
      const card = document.querySelector<HTMLElement>('[data-step]');
      if (card !== null) (heights[card.dataset['step'] ?? ''] ??= []).push(card.offsetHeight);
      requestAnimationFrame(follow);
    };
    requestAnimationFrame(follow);
  });

/** The height of a step's first frame and of its last one. */
const heightsOf = (page: Page, name: string): Promise<readonly (number | undefined)[]> =>
  page.evaluate((wanted) => {
    const { porticoHeights } = globalThis as unknown as {
      porticoHeights: Record<string, number[]>; // set by followHeight
    };
    return [porticoHeights[wanted]?.[0], porticoHeights[wanted]?.at(-1)];
  }, name);

test('the height of the card moves from step to step', async ({ browser, world }) => {
  const context = await browser.newContext({
    baseURL: world.origin('gb'),
    viewport: { width: 1440, height: 900 },
    extraHTTPHeaders: { [WORLD_HEADER]: world.name },
  });
  const page = await context.newPage();
  await page.goto('/account/register');
  await page.locator('[name=phone_email]').fill(EMAIL);
  await followHeight(page);
  await page.locator('[data-step] button[type=submit]').click();
  await step(page, 'verification').waitFor();
  await expect
    .poll(async () => {
      const [, account] = await heightsOf(page, 'account');
      const [first, last] = await heightsOf(page, 'verification');
      return first === account && last !== account;
    })
    .toBe(true);
  await context.close();
});
