import type { Locator, Page } from '@playwright/test';
import type { ErrorExpectation } from '../expectations/errors.ts';
import { errorAnswer, routeOf } from './inject.ts';

/** An error of the catalogue, and what the server says of it; null tests the fallback. */
export interface Failure {
  readonly error: ErrorExpectation;
  readonly description: string | null;
}

interface Attempt {
  readonly page: Page;
  /** What happens around it; a column of the plan. */
  readonly around: string;
  /** What starts the call. */
  readonly start: () => Promise<void>;
  /** What a person presses again while the answer is on its way. */
  readonly starter: Locator;
}

/** Lets the call fail, starts it, and waits until the answer is in. */
export async function provoke(
  { error, description }: Failure,
  { page, around, start, starter }: Attempt,
): Promise<void> {
  const called = routeOf(error.call);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.unroute(called);
  await page.route(called, async (route) => {
    if (around === 'slow answer') await held;
    await route.fulfill({ json: errorAnswer(error, description) });
  });
  const asked = page.waitForRequest(called);
  const answered = page.waitForResponse(called);
  await start();
  await asked;
  if (around === 'slow answer') {
    await starter.click({ force: true });
    release();
  }
  await answered;
}
