import type { Page } from 'playwright-core';
import type { Combination } from './combinations.ts';
import type { ComponentFault } from './inPage/ComponentFault.ts';

/** What a page is told of how its person wants to see. */
export const mediaOf = (media: Combination['media']) =>
  ({
    forcedColors: media === 'forced-colors' ? 'active' : 'none',
    reducedMotion: media === 'reduced-motion' ? 'reduce' : 'no-preference',
  }) as const;

/** Judges what a page shows by every rule; the Tab key is pressed for real, so it comes last. */
export async function inspect(
  page: Page,
  media: Combination['media'],
): Promise<readonly ComponentFault[]> {
  await page.mouse.move(-1, -1); // outside, so that nothing is hovered
  const calm = await page.evaluate(
    (forced) => globalThis.porticoInspector.judge(forced),
    media === 'forced-colors',
  );
  const presses = await page.evaluate(() => globalThis.porticoInspector.watchFocus());
  for (let press = 0; press < presses; press += 1) await page.keyboard.press('Tab');
  return [...calm, ...(await page.evaluate(() => globalThis.porticoInspector.readFocus()))];
}
