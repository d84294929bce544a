import type { Page } from '@playwright/test';
import type { Violation } from '../detectors/Violation.ts';
import type { Configuration } from '../stories/configurations.ts';

/** How a page is asked to look. */
export const mediaOf = (media: Configuration['media']) =>
  ({
    forcedColors: media === 'forced-colors' ? 'active' : 'none',
    reducedMotion: media === 'reduced-motion' ? 'reduce' : 'no-preference',
  }) as const;

/** Checks what a page shows by every rule of a component; it presses the Tab key, so it comes last. */
export async function checkComponent(
  page: Page,
  media: Configuration['media'],
): Promise<readonly Violation[]> {
  await page.mouse.move(-1, -1); // outside, so that nothing is hovered
  const [calm, presses] = await page.evaluate(
    async (forced) =>
      [
        await globalThis.porticoDetectors.checkComponent(forced),
        globalThis.porticoDetectors.watchFocus(),
      ] as const,
    media === 'forced-colors',
  );
  for (let press = 0; press < presses; press += 1) await page.keyboard.press('Tab');
  return [...calm, ...(await page.evaluate(() => globalThis.porticoDetectors.readFocus()))];
}
