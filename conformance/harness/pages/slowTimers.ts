import type { Page } from '@playwright/test';

/**
 * Lets the long timers of the next pages wait longer: content that a page would give up waiting for, and
 * show its own in its place, comes in time on a slow machine too.
 */
export async function slowTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const [least, factor] = [500, 30];
    const set = globalThis.setTimeout.bind(globalThis);
    const slow = (run: TimerHandler, delay = 0, ...values: readonly unknown[]): number =>
      set(run as () => void, delay < least ? delay : delay * factor, ...values);
    Object.assign(globalThis, { setTimeout: slow });
  });
}
