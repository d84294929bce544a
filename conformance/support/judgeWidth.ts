import { expect, test, type Page } from '@playwright/test';

/** Judges that nothing has to be scrolled to sideways. */
export async function judgeWidth(page: Page): Promise<void> {
  await test.step('nothing is wider than the screen', async () => {
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(page.viewportSize()?.width);
  });
}
