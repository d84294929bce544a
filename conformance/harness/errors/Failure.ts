import type { Locator, Page } from '@playwright/test';
import {
  errors,
  type Contact,
  type ErrorExpectation,
  type Version,
} from '../../oracle/common/errors.ts';
import { routeOf } from '../wire/routes.ts';

/** An error of the catalogue, and the text that the server sends with it; null tests the fallback. */
export interface Failure {
  readonly error: ErrorExpectation;
  readonly description: string | null;
}

interface Wanted {
  readonly version: Version;
  readonly contact: Contact;
  readonly case: string;
}

const isQuiet = ({ error }: Failure): boolean =>
  error.surface.kind !== 'unspecified' && error.surface.value === 'nothing';

/**
 * The errors of a call that the specification settles: each with a text of its own, the internal error
 * once more without, for the fallback. What shows nothing comes first, while no toast is about.
 */
export function failuresOf({ version, contact, case: call }: Wanted): readonly Failure[] {
  const settled = errors.filter(
    (error: ErrorExpectation) =>
      error.call === call &&
      error.version === version &&
      error.contact === contact &&
      error.surface.kind !== 'unspecified',
  );
  const all = settled.flatMap((error): Failure[] => {
    const described = { error, description: `Answer ${error.code} to ${call}` };
    return error.code === 0 ? [described, { error, description: null }] : [described];
  });
  return [...all.filter(isQuiet), ...all.filter((failure) => !isQuiet(failure))];
}

/** The name of a failure in a step's title. */
export const failureTitle = ({ error, description }: Failure): string =>
  `${error.code} at ${error.call}, ${description === null ? 'without' : 'with'} a text`;

interface Attempt {
  readonly page: Page;
  /** What happens meanwhile; a column of the plan. */
  readonly adversity: string;
  /** What starts the call. */
  readonly start: () => Promise<void>;
  /** What the user presses again while the answer is on its way. */
  readonly starter: Locator;
}

/** The answer of a failing call, in the shape of S-068; the region check has its own (A§7). */
function errorAnswer(error: ErrorExpectation, description: string | null): unknown {
  if (error.call === 'region') {
    return { code: error.code, message: description ?? 'error', data: { ip_region: 'GB' } };
  }
  if (error.code === 'CloseCaptcha') return { message: 'error', data: 'CloseCaptcha' };
  if (error.code === 'string') return { message: 'error', data: description };
  const log = { error_code: error.code, log_id: 'conformance' };
  return { message: 'error', data: description === null ? log : { ...log, description } };
}

/** Lets the call fail, starts it, and waits until the answer is in. */
export async function provoke(
  { error, description }: Failure,
  { page, adversity, start, starter }: Attempt,
): Promise<void> {
  const called = routeOf(error.call);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.unroute(called);
  await page.route(called, async (route) => {
    if (adversity === 'slow answer') await held;
    await route.fulfill({ json: errorAnswer(error, description) });
  });
  const asked = page.waitForRequest(called);
  const answered = page.waitForResponse(called);
  await start();
  await asked;
  if (adversity === 'slow answer') {
    await starter.click({ force: true });
    release();
  }
  await answered;
}
