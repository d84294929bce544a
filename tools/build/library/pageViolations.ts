import type { Browser, Page } from 'playwright-core';
import { checkComponent } from '../../quality/rules/component.ts';

/** Pixels; how high every control is. */
const CONTROL = 44;

/** What the page around the library must still have of its own. */
const readAround = (page: Page) =>
  page.evaluate(() => {
    const { marginBlockStart, fontFamily } = getComputedStyle(
      document.querySelector('#around') ?? document.body,
    );
    return { marginBlockStart, fontFamily, bodyMargin: getComputedStyle(document.body).margin };
  });

const readButton = (page: Page) =>
  page.evaluate(() => {
    const button = document.querySelector('[data-portico] [data-variant="primary"]');
    if (button === null) return null;
    const { backgroundColor, fontFamily, direction } = getComputedStyle(button);
    return { backgroundColor, fontFamily, direction, height: button.clientHeight };
  });

/**
 * Drives another team's page in one language; what is wrong with it, in sentences.
 *
 * @param script axe and the detectors of tools/quality
 */
export async function pageViolations(
  browser: Browser,
  address: string,
  { language, direction }: { readonly language: string; readonly direction: 'ltr' | 'rtl' },
  script: string,
): Promise<readonly string[]> {
  const violations: string[] = [];
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.addInitScript({ content: script });
  page.on('pageerror', ({ message }) => violations.push(`throws: ${message}`));
  page.on('console', (line) => {
    if (['error', 'warning'].includes(line.type())) violations.push(`console: ${line.text()}`);
  });
  let texts = 0;
  page.on('request', (request) => {
    if (/\/(form|landing)-[^/]+\.js$/.test(request.url())) texts += 1;
  });
  const expect = (holds: boolean, otherwise: string) => {
    if (!holds) violations.push(otherwise);
  };

  await page.goto(`${address}/?language=${language}`);
  const opener = page.locator('[data-portico] [data-variant="primary"]').first();
  await opener.waitFor();
  expect(texts === 2, `${texts} files of texts are downloaded; one language has two`);

  const button = await readButton(page);
  const around = await readAround(page);
  expect(button?.backgroundColor !== 'rgba(0, 0, 0, 0)', 'the button has no colour of the theme');
  expect((button?.height ?? 0) >= CONTROL - 2, `the button is ${button?.height} px high`);
  expect(button?.direction === direction, `the button has the direction ${button?.direction}`);
  expect(button?.fontFamily !== around.fontFamily, 'the button has the page’s own face');
  expect(around.marginBlockStart === '16px', 'the library resets paragraphs around it');
  expect(around.bodyMargin === '8px', 'the library resets the body');

  await opener.click();
  const dialog = page.locator('dialog:modal');
  await dialog.waitFor();
  const inside = (element: Element) => element.contains(document.activeElement);
  expect(await dialog.evaluate(inside), 'the open dialog does not take the focus');
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow);
  expect((await overflow()) === 'hidden', 'the open dialog lets the page scroll');
  for (const { rule, selector, what } of await checkComponent(page, 'plain'))
    violations.push(`with its dialog open, ${rule}: ${selector} ${what}`);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  const isBack = await opener.evaluate((element) => element === document.activeElement);
  expect(isBack, 'the closed dialog does not give the focus back');
  expect((await overflow()) !== 'hidden', 'the closed dialog leaves the page locked');
  for (const { rule, selector, what } of await checkComponent(page, 'plain'))
    violations.push(`${rule}: ${selector} ${what}`);
  await context.close();
  return violations.map((violation) => `The page in ${language}: ${violation}.`);
}
