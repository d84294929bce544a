import type { Page } from 'playwright-core';
import { setWindow } from '../../../.storybook/setWindow.ts';
import type { Size } from '../../quality/stories/sizes.ts';

/**
 * Has the browser paint the whole page anew: what moved by a part of a pixel after it was painted, as its
 * font or a picture came, is kept as it was, and differs from what is painted where it stands.
 */
export async function paintAnew(page: Page, size: Size): Promise<void> {
  for (const painted of ['small', 'whole'] as const) {
    await setWindow(page, size, painted);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  }
}
