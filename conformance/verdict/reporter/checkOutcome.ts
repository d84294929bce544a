import { type ExpectedFailure, isLive } from '../record/expectedFailures.ts';
import { readStepTitle } from '../../shared/stepTitle.ts';
import type { TestReport } from '../record/RunRecord.ts';
import { bodyOf, countAssertions, type StepLike } from './steps.ts';

/** How a test ended, by Playwright. */
export interface Outcome {
  readonly status: 'passed' | 'failed' | 'timedOut' | 'skipped' | 'interrupted';
  /** `failed` for a test that its spec marks as failing. */
  readonly expectedStatus: Outcome['status'];
  /** Why its spec skips it. */
  readonly skipReason?: string | undefined;
  readonly steps: readonly StepLike[];
  readonly errorText: string;
}

interface OutcomeResult {
  readonly status: TestReport['status'];
  readonly error?: string;
}

/** A region's expected failures on a day. */
export interface Entries {
  readonly region: string;
  readonly today: string;
  readonly list: readonly ExpectedFailure[];
}

/** The status of a test. A pass needs an assertion; a failure or a skip needs an entry, or it fails. */
export function checkOutcome(outcome: Outcome, entries: Entries): OutcomeResult {
  if (outcome.status === 'skipped') return checkSkip(outcome, entries);
  if (outcome.expectedStatus === 'failed') {
    const error = `Its spec marks it as failing; only conformance/verdict/record/expectedFailures.ts may. It ${outcome.status}.`;
    return { status: 'failed', error };
  }
  if (outcome.status === 'passed') {
    if (countAssertions(bodyOf(outcome.steps)) > 0) return { status: 'passed' };
    return {
      status: 'failed',
      error: 'It asserts nothing: it passed, and no assertion ran in it.',
    };
  }
  const error = outcome.errorText || `The test ${outcome.status}.`;
  const failed = outcome.steps.filter((step) => step.error !== undefined);
  const excused = failed.length > 0 && failed.every((step) => isExcused(step, entries));
  return { status: excused ? 'expected-fail' : 'failed', error };
}

function checkSkip({ skipReason = '' }: Outcome, entries: Entries): OutcomeResult {
  const id = /[A-Z0-9]+-\d{3}/.exec(skipReason)?.[0];
  const entry = id === undefined ? undefined : entryOf(id, entries);
  if (entry)
    return { status: 'expected-fail', error: `Skipped: ${skipReason}. ${entrySentence(entry)}` };
  const reason = skipReason === '' ? 'without a reason' : `because "${skipReason}"`;
  return {
    status: 'failed',
    error: `It was skipped ${reason}, and no expected failure excuses that: name a requirement of conformance/verdict/record/expectedFailures.ts in the reason, or let it run.`,
  };
}

/** Whether a failed step cites requirements that are all expected to fail, itself or where it failed inside. */
function isExcused(step: StepLike, entries: Entries): boolean {
  const { ids } = step.category === 'test.step' ? readStepTitle(step.title) : { ids: [] };
  if (ids.length > 0) return ids.every((id) => entryOf(id, entries) !== undefined);
  const inner = step.steps.filter(({ error }) => error !== undefined);
  return inner.length > 0 && inner.every((nested) => isExcused(nested, entries));
}

const entryOf = (id: string, { list, region, today }: Entries): ExpectedFailure | undefined =>
  list.find((entry) => entry.requirement === id && entry.region === region && isLive(entry, today));

/** An entry as a sentence. */
export const entrySentence = ({ reason, owner, expires }: ExpectedFailure): string =>
  `Expected until ${expires}: ${reason} (${owner}).`;
