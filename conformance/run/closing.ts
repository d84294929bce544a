import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { results, root } from '../report/paths.ts';
import { RunReport, type RegionReport } from '../report/RunReport.ts';
import { overallVerdict, type Verdict } from '../report/verdict.ts';

export interface Closing {
  readonly verdict: Verdict;
  readonly lines: readonly string[];
}

/** The report the run left; undefined when it ended too early to leave one. */
export function readReport(): RunReport | undefined {
  if (!existsSync(results.json)) return undefined;
  return RunReport.parse(JSON.parse(readFileSync(results.json, 'utf8')));
}

function regionLine({ region, planned, passed, failed, verdict }: RegionReport): string {
  const missing = planned - passed - failed;
  const lost = missing > 0 ? `, ${missing} not run` : '';
  return `${region.padEnd(6)} ${verdict.padEnd(15)} ${passed} passed, ${failed} failed${lost}, of ${planned} planned`;
}

/** The last lines of a run: what went wrong around it, a line per region, the verdict. */
export function closing(
  report: RunReport | undefined,
  regions: readonly string[],
  around: readonly string[],
): Closing {
  const unfinished =
    report?.finished === true ? [] : ['The run ended before its report was written.'];
  const problems = [...(report?.problems ?? []), ...around, ...unfinished];
  const judged = regions.map(
    (region): RegionReport =>
      report?.regions.find((entry) => entry.region === region) ?? {
        region,
        planned: 0,
        passed: 0,
        failed: 0,
        verdict: 'INCOMPLETE',
      },
  );
  const verdict = overallVerdict(
    judged.map((entry) => entry.verdict),
    problems,
  );
  const written = report?.finished === true ? [`Report: ${relative(root, results.html)}`] : [];
  return {
    verdict,
    lines: [
      '',
      ...problems.map((text) => `! ${text}`),
      ...written,
      ...judged.map(regionLine),
      verdict,
    ],
  };
}
