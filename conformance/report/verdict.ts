import type { RegionReport, Verdict } from './RunReport.ts';

export type Count = Pick<RegionReport, 'planned' | 'passed' | 'failed' | 'expected' | 'findings'>;

/** The exit code that tells a verdict to a script. */
export const exitCodes: Readonly<Record<Verdict, number>> = {
  CONFORMANT: 0,
  'NOT CONFORMANT': 1,
  INCOMPLETE: 2,
};

/** A region's verdict: what was not run was not judged, whatever the rest says. */
export function verdictOf({ planned, passed, failed, expected, findings }: Count): Verdict {
  if (planned === 0 || passed + failed + expected !== planned) return 'INCOMPLETE';
  return failed + findings.length > 0 ? 'NOT CONFORMANT' : 'CONFORMANT';
}

/** The verdict over all regions; a problem outside the tests (a crash, a lost server) leaves it open. */
export function overallVerdict(regions: readonly Verdict[], problems: readonly string[]): Verdict {
  if (regions.length === 0 || problems.length > 0) return 'INCOMPLETE';
  if (regions.includes('INCOMPLETE')) return 'INCOMPLETE';
  return regions.includes('NOT CONFORMANT') ? 'NOT CONFORMANT' : 'CONFORMANT';
}
