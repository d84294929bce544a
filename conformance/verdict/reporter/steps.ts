import { readStepTitle } from '../../shared/stepTitle.ts';
import type { StepReport } from '../record/RunRecord.ts';

/** What the reporter needs of a Playwright step. */
export interface StepLike {
  readonly category: string;
  readonly title: string;
  /** Milliseconds; -1 while it has not ended. */
  readonly duration: number;
  readonly error?: unknown;
  readonly annotations?: readonly { readonly type: string }[];
  readonly steps: readonly StepLike[];
}

/** How many assertions ran in these steps; those inside another one (a poll's, a matcher's) are its own. */
export function countAssertions(steps: readonly StepLike[]): number {
  return steps.reduce(
    (sum, step) => sum + (step.category === 'expect' ? 1 : countAssertions(step.steps)),
    0,
  );
}

/** The steps of a test's own body; hooks and fixtures assert the same in every test. */
export const bodyOf = (steps: readonly StepLike[]): StepLike[] =>
  steps.filter(({ category }) => category !== 'hook' && category !== 'fixture');

/** The named steps of a test, in order, hooks and nested ones included, without skipped ones. */
export function stepReports(steps: readonly StepLike[]): StepReport[] {
  return steps.flatMap((step) => {
    const nested = stepReports(step.steps);
    const skipped = step.annotations?.some(({ type }) => type === 'skip' || type === 'fixme');
    if (step.category !== 'test.step' || skipped) return nested;
    const { title, ids } = readStepTitle(step.title);
    const passed = step.error === undefined && step.duration >= 0;
    const report: StepReport = {
      title,
      covers: ids,
      status: passed ? 'passed' : 'failed',
      assertions: countAssertions(step.steps),
      durationMs: Math.max(0, step.duration),
    };
    return [report, ...nested];
  });
}

/** The requirements that steps cover: only of those that passed and in which an assertion ran, each once. */
export function coveredBy(steps: readonly StepReport[]): string[] {
  const asserting = steps.filter((step) => step.status === 'passed' && step.assertions > 0);
  return [...new Set(asserting.flatMap((step) => step.covers))].toSorted();
}
