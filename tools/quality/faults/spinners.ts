/** What turns while something is under way. */
export const SPINNERS =
  '[data-loading], [data-state="checking"], [role="progressbar"], [aria-busy="true"]';
