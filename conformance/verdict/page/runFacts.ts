import type { RunReport } from '../report/RunReport.ts';

/** When a run began: `2026-11-21 10:00 UTC`. */
export const momentOf = ({ startedAt }: Pick<RunReport, 'startedAt'>): string =>
  `${startedAt.slice(0, 16).replace('T', ' ')} UTC`;

/** The commit that ran it, short. */
export const commitOf = ({ scope }: Pick<RunReport, 'scope'>): string =>
  `commit ${scope.commit.slice(0, 10)}`;
