/** What a code field remembers: the digits it told last, and the code it completed last ('' for none). */
export interface Told {
  readonly digits: string;
  readonly completed: string;
}

/**
 * The digits that the caller shows. Others than it was told, such as none after a new code was sent,
 * are the caller's own doing: any code counts again (E-08).
 */
export function seeShown(told: Told, shown: string): Told {
  return shown === told.digits ? told : { digits: shown, completed: '' };
}

/**
 * Digits that an edit led to. `code` is the full code to submit, or null: a code that was submitted
 * is not submitted again until it changes, however often autofill, Enter or a key repeats it
 * (CODE-006, E-07).
 */
export function tellEdit(
  told: Told,
  digits: string,
  length: number,
): { readonly told: Told; readonly code: string | null } {
  const code = digits.length === length && digits !== told.completed ? digits : null;
  return { told: { digits, completed: code ?? told.completed }, code };
}
