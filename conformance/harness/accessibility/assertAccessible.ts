import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { assertDirection } from '../assertions/assertDirection.ts';
import { assertFocus } from '../assertions/assertFocus.ts';
import { assertLayout } from '../assertions/assertLayout.ts';
import { assertScreen } from '../screen/assertScreen.ts';
import { assertTexts } from '../assertions/assertTexts.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

// The builder brings the readable source, twice to each page: more than four times the bytes to send and to
// parse. Plain ASCII takes half the bytes of any other text on its way to the page.
const builderFile = createRequire(import.meta.url).resolve('@axe-core/playwright');
const minified = readFileSync(createRequire(builderFile).resolve('axe-core/axe.min.js'), 'utf8');
const source = minified.replaceAll(
  /[\u0080-\uffff]/g,
  (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
);

/** What axe finds on the page as it stands (WCAG 2.2 A and AA, best practice), one line per element. */
async function accessibilityViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(settle))) await page.evaluate(source);
  // Legacy mode checks the page in place: no frames here, and no second tab per run.
  const { violations } = await new AxeBuilder({ page, axeSource: ';' })
    .options({ resultTypes: ['violations'], preload: false }) // no rule here reads the styles' source
    .withTags(RULES)
    .setLegacyMode()
    .analyze();
  return violations.flatMap((violation) =>
    violation.nodes.map(
      (node) => `${violation.id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`,
    ),
  );
}

/**
 * Waits until what fades in has its final contrast; a spinner never ends and is not waited for.
 * Gives whether the document has axe already: injecting it costs more than running it.
 */
async function settle(): Promise<boolean> {
  const finite = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(finite.map((animation) => animation.finished));
  return 'axe' in window;
}

/**
 * Asserts that a state of the page has no axe violation, one main landmark, one first heading, the texts
 * of the oracle, its screen, a layout in which all can be read and pressed, and controls that show the focus.
 *
 * @param modules whether the modules below the form have all loaded, and belong to the screen
 */
export async function assertAccessible(
  page: Page,
  state: string,
  { modules = false } = {},
): Promise<void> {
  await test.step(`axe: ${state}`, async () => {
    expect(await accessibilityViolations(page)).toEqual([]);
    await expect(page.getByRole('main', { includeHidden: true })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1);
  });
  await assertTexts(page, state);
  await assertScreen(page, state, modules);
  await assertLayout(page, state);
  await assertDirection(page, state);
  await assertFocus(page, state);
}
