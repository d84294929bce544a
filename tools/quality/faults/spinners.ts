/** What turns while something is under way. */
export const SPINNERS =
  '[data-loading], [data-state="checking"], [role="progressbar"], [aria-busy="true"]';

/** Milliseconds after which nothing may turn any more: a call's time and half a second. */
export const NO_SPINNER_MS = 10_500;
