/** How many of some mutants were killed. */
export interface Share {
  readonly killed: number;
  readonly all: number;
}

/** A share as printed: `3 of 4 (75.0 %)`. */
export const percent = ({ killed, all }: Share): string =>
  `${killed} of ${all}${all === 0 ? '' : ` (${((100 * killed) / all).toFixed(1)} %)`}`;
