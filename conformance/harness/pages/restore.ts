import type { Page } from '@playwright/test';

/**
 * Has the page hear that it came back from the back/forward cache, as it was left: a browser that
 * Playwright controls keeps none. Source: E-14.
 */
export async function restore(page: Page): Promise<void> {
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
}
