import type { Page } from 'playwright-core';
import { setWindow } from '../../../.storybook/setWindow.ts';
import type { Size } from '../../quality/stories/sizes.ts';

/** Runs in the page: shows or hides its icons, and waits until it is painted so. */
async function paint(icons: 'none' | ''): Promise<void> {
  for (const { style } of document.querySelectorAll('svg')) style.display = icons;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

/**
 * Has the browser paint the whole page anew: what moved by a part of a pixel after it was painted, as its
 * font or a picture came, is kept as it was, and differs from what is painted where it stands. An icon is
 * kept for longer than the rest.
 */
export async function paintAnew(page: Page, size: Size): Promise<void> {
  await setWindow(page, size, 'small');
  await page.evaluate(paint, 'none' as const);
  await setWindow(page, size, 'whole');
  await page.evaluate(paint, '' as const);
}
