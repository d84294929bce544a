import type { Page } from '@playwright/test';
import type { CallName } from '../expectations/payloads.ts';
import { routeOf } from './inject.ts';

/**
 * Holds the answers to a call until the returned function is called; it resolves when what was held is
 * answered, or was given up by the page.
 */
export async function hold(page: Page, call: CallName): Promise<() => Promise<void>> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const passed: Promise<void>[] = [];
  await page.route(routeOf(call), (route) => {
    const passing = held.then(() => route.continue()).catch(() => undefined);
    passed.push(passing.then(async () => void (await route.request().response())));
    return passing;
  });
  return async () => {
    release();
    await Promise.all(passed);
    await page.unroute(routeOf(call));
  };
}
