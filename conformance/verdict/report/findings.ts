import { isLive, type ExpectedFailure } from '../record/expectedFailures.ts';
import type { TestReport } from '../record/RunRecord.ts';

/** What is wrong with a region's expected failures: those past their day, and those that pass. */
export function findings(
  region: string,
  tests: readonly TestReport[],
  entries: readonly ExpectedFailure[],
  today: string,
): string[] {
  const own = tests.filter((test) => test.region === region);
  return entries
    .filter((entry) => entry.region === region)
    .flatMap((entry) => {
      const { requirement, owner, expires } = entry;
      if (!isLive(entry, today))
        return [
          `${requirement} was expected to fail until ${expires}; that day is over (${owner}).`,
        ];
      const failed = own.some(
        (test) => test.status !== 'passed' && (cites(test, requirement) || isSkipFor(test, entry)),
      );
      const passed = own.some(
        (test) => test.status === 'passed' && test.covers.includes(requirement),
      );
      if (failed || !passed) return [];
      return [
        `${requirement} was expected to fail and passes: take it out of conformance/verdict/record/expectedFailures.ts (${owner}).`,
      ];
    });
}

function cites(test: TestReport, requirement: string): boolean {
  return test.steps.some((step) => step.status === 'failed' && step.covers.includes(requirement));
}

/** A skipped test has no steps; its reason names the requirement that it waits for. */
function isSkipFor(test: TestReport, { requirement }: ExpectedFailure): boolean {
  return test.steps.length === 0 && (test.error ?? '').includes(requirement);
}
