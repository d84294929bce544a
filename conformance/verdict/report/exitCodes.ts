import type { Verdict } from './RunReport.ts';

/** The exit code of each verdict. */
export const exitCodes: Readonly<Record<Verdict, number>> = {
  CONFORMANT: 0,
  'NOT CONFORMANT': 1,
  INCOMPLETE: 2,
  PARTIAL: 3,
};
