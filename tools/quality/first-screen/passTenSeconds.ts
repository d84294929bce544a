import type { Page } from '@playwright/test';

/** In which the page has to say what to do (E-21). Milliseconds. */
const IN_TIME = 10_000;

/** Ten seconds pass on the clock of the page, which then stands still until it is resumed. */
export async function passTenSeconds(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + IN_TIME);
}
