import type { ExpectedFailure } from '../ledger/expectedFailures.ts';
import { isLive } from '../ledger/findings.ts';
import { readStepTitle } from '../support/stepTitle.ts';
import type { TestReport } from './RunRecord.ts';
import { bodyOf, countAssertions, type StepLike } from './steps.ts';

/** What Playwright says of a test that ended. */
export interface Outcome {
  readonly status: 'passed' | 'failed' | 'timedOut' | 'skipped' | 'interrupted';
  /** `failed` for a test that its spec marks as failing. */
  readonly expectedStatus: Outcome['status'];
  /** Why it was skipped, as its spec says. */
  readonly skipReason?: string | undefined;
  readonly steps: readonly StepLike[];
  readonly errorText: string;
}

interface Judgement {
  readonly status: TestReport['status'];
  readonly error?: string;
}

/** A region's entries of the ledger on a day. */
export interface Entries {
  readonly region: string;
  readonly today: string;
  readonly list: readonly ExpectedFailure[];
}

/** What a test counts for. A pass needs an assertion; a failure or a skip needs an entry, or it fails. */
export function judge(outcome: Outcome, entries: Entries): Judgement {
  if (outcome.status === 'skipped') return judgeSkip(outcome, entries);
  if (outcome.expectedStatus === 'failed') {
    const error = `Its spec marks it as failing; only conformance/ledger/expectedFailures.ts may. It ${outcome.status}.`;
    return { status: 'failed', error };
  }
  if (outcome.status === 'passed') {
    if (countAssertions(bodyOf(outcome.steps)) > 0) return { status: 'passed' };
    return { status: 'failed', error: 'It judged nothing: it passed, and no assertion ran in it.' };
  }
  const error = outcome.errorText || `The test ${outcome.status}.`;
  const failed = outcome.steps.filter((step) => step.error !== undefined);
  const excused = failed.length > 0 && failed.every((step) => isExcused(step, entries));
  return { status: excused ? 'expected-fail' : 'failed', error };
}

function judgeSkip({ skipReason = '' }: Outcome, entries: Entries): Judgement {
  const id = /[A-Z0-9]+-\d{3}/.exec(skipReason)?.[0];
  const entry = id === undefined ? undefined : entryOf(id, entries);
  if (entry)
    return { status: 'expected-fail', error: `Skipped: ${skipReason}. ${entrySentence(entry)}` };
  const said = skipReason === '' ? 'without a reason' : `because "${skipReason}"`;
  return {
    status: 'failed',
    error: `It was skipped ${said}, and the ledger has no entry for that: name a requirement of conformance/ledger/expectedFailures.ts in the reason, or let it run.`,
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

/** An entry in words. */
export const entrySentence = ({ reason, owner, expires }: ExpectedFailure): string =>
  `Expected until ${expires}: ${reason} (${owner}).`;
