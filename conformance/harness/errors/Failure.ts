import type { Locator, Page } from '@playwright/test';
import {
  answers,
  errors,
  refusingCodes,
  type AnswerExpectation,
  type Contact,
  type ErrorExpectation,
  type Version,
} from '../../oracle/common/errors.ts';
import type { RegionExpectations } from '../../oracle/RegionExpectations.ts';
import { read } from '../expected/read.ts';
import { routeOf } from '../wire/routes.ts';

type Expectation = ErrorExpectation | AnswerExpectation;

/** An error of the catalogue or an answer without a code, and the text that the server sends with it; none, null, or an empty one tests the fallback. */
export interface Failure {
  readonly error: Expectation;
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
  const settled = [...errors, ...answers].filter(
    (error) =>
      error.call === call &&
      error.version === version &&
      error.contact === contact &&
      error.surface.kind !== 'unspecified',
  );
  const all = settled.flatMap((error): Failure[] => {
    const described = { error, description: `Answer ${whichOf(error)} to ${call}` };
    if (whichOf(error) !== 0) return [described];
    return [described, { error, description: null }, { error, description: '' }];
  });
  return [...all.filter(isQuiet), ...all.filter((failure) => !isQuiet(failure))];
}

/** The code of an error, or what kind of answer it is. */
const whichOf = (error: Expectation): number | string =>
  'answer' in error ? error.answer : error.code;

/** Whether the code that was typed is refused for good, so that it is not sent again (S-211). */
export function refusesCode({ error }: Failure): boolean {
  const which = whichOf(error);
  return typeof which === 'number' && read(refusingCodes).includes(which);
}

/** How many requests a failure costs: a read that was not answered is repeated once (faults.md, region). */
export const requestsOf = ({ error }: Failure): number =>
  whichOf(error) === 'request error' && error.call === 'region' ? 2 : 1;

/** The name of a failure in a step's title. */
export function failureTitle({ error, description }: Failure): string {
  const text = description === '' ? 'an empty text' : 'a text';
  return `${whichOf(error)} at ${error.call}, ${description === null ? 'without' : 'with'} ${text}`;
}

interface Attempt {
  readonly page: Page;
  /** What happens meanwhile; a column of the plan. */
  readonly adversity: string;
  /** What starts the call. */
  readonly start: () => Promise<void>;
  /** What the user presses again while the answer is on its way. */
  readonly starter: Locator;
  readonly expected: RegionExpectations;
}

/** The language that the server names for a text of its own; no site has it. */
const SERVER_LANGUAGE = 'eo';

/** What the text of a failure is marked with: the language of its answer, or that nobody knows it (S-208). */
export const languageOf = ({ error }: Failure): string =>
  whichOf(error) === 'other code' ? '' : SERVER_LANGUAGE;

/** A code that no row of the catalogue names. */
export const OTHER_CODE = 987_654;

/** The answer of a failing call, in the shape of S-068; the region check has its own (A§7). */
function answerTo({ error, description }: Failure, expected: RegionExpectations): string {
  const which = whichOf(error);
  if (which === 'request error') return 'no answer that anybody can read';
  const code = which === 'other code' ? OTHER_CODE : which === 'mismatch' ? 0 : which;
  if (error.call === 'region') {
    const ip_region = read(which === 'mismatch' ? expected.foreignIpRegion : expected.ownIpRegion);
    return JSON.stringify({ code, message: description ?? 'error', data: { ip_region } });
  }
  if (code === 'CloseCaptcha') return JSON.stringify({ message: 'error', data: 'CloseCaptcha' });
  if (code === 'string') return JSON.stringify({ message: 'error', data: description });
  const log = { error_code: code, log_id: 'conformance' };
  const data = description === null ? log : { ...log, description };
  return JSON.stringify({ message: 'error', data });
}

/** Lets the call fail, starts it, and waits until the answer is in. */
export async function provoke(
  failure: Failure,
  { page, adversity, start, starter, expected }: Attempt,
): Promise<void> {
  const called = routeOf(failure.error.call);
  const body = answerTo(failure, expected);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.unroute(called);
  await page.route(called, async (route) => {
    if (adversity === 'slow answer') await held;
    const language = languageOf(failure);
    await route.fulfill({
      headers: {
        'content-type': 'application/json',
        ...(language !== '' && { 'content-language': language }),
      },
      body,
    });
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
