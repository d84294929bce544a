import type { Page } from '@playwright/test';

/** Milliseconds ahead at which a clock stops, since it cannot stop in the past: less than a call may take. */
const AHEAD = { now: 1000, atCall: 5000 } as const;

/** The time by a page's own clock, in milliseconds since 1970. */
export const timeOf = (page: Page): Promise<number> => page.evaluate(() => Date.now());

/** Stops a page's clock: from then on only the test lets time pass. */
export async function stopClock(page: Page, ahead: number = AHEAD.now): Promise<void> {
  await page.clock.pauseAt((await timeOf(page)) + ahead);
}

/** Stops a page's clock before a call is answered: what follows the answer begins at a known moment. */
export async function stopClockAt(page: Page, call: string | RegExp): Promise<void> {
  await page.route(call, async (route) => {
    await stopClock(page, AHEAD.atCall);
    await route.fallback();
  });
}
