import type { TestReport } from '../report/RunRecord.ts';
import type { ExpectedFailure } from './expectedFailures.ts';

/** Whether an entry still excuses anything; `today` is written like its day. */
export const isLive = ({ expires }: ExpectedFailure, today: string): boolean => expires >= today;

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
        (test) => test.status === 'passed' && test.shows.includes(requirement),
      );
      if (failed || !passed) return [];
      return [
        `${requirement} was expected to fail and passes: take it off conformance/ledger/expectedFailures.ts (${owner}).`,
      ];
    });
}

function cites(test: TestReport, requirement: string): boolean {
  return test.steps.some((step) => step.status === 'failed' && step.shows.includes(requirement));
}

/** A skipped test has no steps; its reason names the requirement it waits for. */
function isSkipFor(test: TestReport, { requirement }: ExpectedFailure): boolean {
  return test.steps.length === 0 && (test.error ?? '').includes(requirement);
}
