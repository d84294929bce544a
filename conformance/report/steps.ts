import { readStepTitle } from '../support/stepTitle.ts';
import type { StepReport } from './RunRecord.ts';

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

/** The steps of a test's own body; hooks and fixtures judge for every test alike. */
export const bodyOf = (steps: readonly StepLike[]): StepLike[] =>
  steps.filter(({ category }) => category !== 'hook' && category !== 'fixture');

/** The steps a spec names, in order, hooks and nested ones included; a skipped step is none. */
export function stepReports(steps: readonly StepLike[]): StepReport[] {
  return steps.flatMap((step) => {
    const nested = stepReports(step.steps);
    const skipped = step.annotations?.some(({ type }) => type === 'skip' || type === 'fixme');
    if (step.category !== 'test.step' || skipped) return nested;
    const { title, ids } = readStepTitle(step.title);
    const passed = step.error === undefined && step.duration >= 0;
    const report: StepReport = {
      title,
      shows: ids,
      status: passed ? 'passed' : 'failed',
      assertions: countAssertions(step.steps),
      durationMs: Math.max(0, step.duration),
    };
    return [report, ...nested];
  });
}

/** The requirements that steps showed: only of those that passed and in which an assertion ran, each once. */
export function shownBy(steps: readonly StepReport[]): string[] {
  const judged = steps.filter((step) => step.status === 'passed' && step.assertions > 0);
  return [...new Set(judged.flatMap((step) => step.shows))].toSorted();
}
