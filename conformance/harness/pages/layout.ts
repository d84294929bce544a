import { expect, test, type Locator, type Page } from '@playwright/test';
import { selectors } from '../contract.ts';

/** Where a dialog stands, to the pixel. */
export async function placement(dialog: Locator): Promise<unknown> {
  const [box, viewport] = [await dialog.boundingBox(), dialog.page().viewportSize()];
  if (!box || !viewport) return null;
  return {
    centred: Math.abs(box.x + box.width / 2 - viewport.width / 2) <= 1,
    width: Math.round(box.width),
    height: Math.round(box.height),
    atBottom: Math.abs(box.y + box.height - viewport.height) <= 1,
  };
}

/** Whether a section, or the overlay it stands in, covers the screen and hides the page's banner. */
export async function coversScreen(section: Locator): Promise<boolean> {
  return section.evaluate((step, notAround) => {
    const banner = [...document.querySelectorAll('header')].find(
      (header) => !header.closest(notAround),
    );
    const corners = [
      document.elementFromPoint(2, 2),
      document.elementFromPoint(innerWidth - 2, innerHeight - 2),
    ];
    const around: Element[] = [];
    for (let node: Element | null = step; node; node = node.parentElement) around.push(node);
    return around.some((overlay) => {
      if (overlay.contains(document.body) || overlay.contains(banner ?? null)) return false;
      const { left, top, right, bottom } = overlay.getBoundingClientRect();
      const covers = left <= 0 && top <= 0 && right >= innerWidth && bottom >= innerHeight;
      return covers && corners.every((seen) => overlay.contains(seen));
    });
  }, selectors.notAroundBanner);
}

/** Whether a click at an element's centre would reach it. */
export const isUncovered = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  });

/** Asserts that nothing has to be scrolled to sideways. */
export async function assertNoOverflow(page: Page): Promise<void> {
  await test.step('nothing is wider than the screen', async () => {
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(page.viewportSize()?.width);
  });
}
