/** The digits that a code field reported last, and the code that it completed last ('' for none). */
export interface Reported {
  readonly digits: string;
  readonly completed: string;
}

/**
 * Handles the digits that the caller shows. If they differ from the reported ones, such as none after
 * a new code was sent, the caller changed them: any code can complete again (E-08).
 */
export function seeShown(reported: Reported, shown: string): Reported {
  return shown === reported.digits ? reported : { digits: shown, completed: '' };
}

/**
 * Handles the digits after an edit. `code` is the full code to submit, or null: a submitted code is
 * not submitted again until it changes, even if autofill, Enter or a key repeats it (CODE-006, E-07).
 */
export function readEdit(
  reported: Reported,
  digits: string,
  length: number,
): { readonly reported: Reported; readonly code: string | null } {
  const code = digits.length === length && digits !== reported.completed ? digits : null;
  return { reported: { digits, completed: code ?? reported.completed }, code };
}
