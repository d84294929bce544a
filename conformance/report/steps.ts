import { readStepTitle } from '../support/stepTitle.ts';
import type { StepReport } from './RunReport.ts';

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

/** The steps a spec names, in order, hooks and nested ones included; a skipped step is none. */
export function stepReports(steps: readonly StepLike[]): StepReport[] {
  return steps.flatMap((step) => {
    const nested = stepReports(step.steps);
    const skipped = step.annotations?.some(({ type }) => type === 'skip' || type === 'fixme');
    if (step.category !== 'test.step' || skipped) return nested;
    const { title, ids } = readStepTitle(step.title);
    const passed = step.error === undefined && step.duration >= 0;
    const status = passed ? 'passed' : 'failed';
    return [{ title, shows: ids, status, durationMs: Math.max(0, step.duration) }, ...nested];
  });
}

/** The requirements that steps showed: only of those that ran and passed, each once. */
export function shownBy(steps: readonly StepReport[]): string[] {
  const passed = steps.filter((step) => step.status === 'passed');
  return [...new Set(passed.flatMap((step) => step.shows))].toSorted();
}
