const MIN_LENGTH = 6;
const MAX_LENGTH = 20;
const visibleAscii = /^[\x21-\x7E]*$/;
const unseen = /[\s\p{C}\p{Z}\p{M}\u115F\u1160\u3164\uFFA0]/u;
const classes = [/[A-Za-z]/, /\d/, /[^A-Za-z\d]/];

/** Which of the two password rules hold. Each has its own tip on the page. */
export interface PasswordVerdict {
  /** 6 to 20 characters, none of them hidden (tip 1). */
  readonly length: boolean;
  /** A letter, a digit and a special character (tip 2). */
  readonly classes: boolean;
}

/**
 * Checks a password. A hidden or non-ASCII character fails both rules, since neither can be checked
 * reliably then; the password is never shortened. Source: A§5, S-056 to S-058, E-10.
 */
export function checkPassword(password: string): PasswordVerdict {
  const visible = visibleAscii.test(password);
  return {
    length: visible && password.length >= MIN_LENGTH && password.length <= MAX_LENGTH,
    classes: visible && classes.every((wanted) => wanted.test(password)),
  };
}

/** Whether both rules hold. */
export const isPassword = (password: string): boolean => {
  const verdict = checkPassword(password);
  return verdict.length && verdict.classes;
};

/** Whether a password is too long; it is never shortened. Source: E-10. */
export const isTooLong = (password: string): boolean => password.length > MAX_LENGTH;

/**
 * The kind of invalid character in a password, for its error text: `unseen` for spaces, control and
 * zero-width characters, else `foreign` for a character outside ASCII. Null when the password is
 * printable ASCII. Source: S-058.
 */
export function strangeCharacter(password: string): 'unseen' | 'foreign' | null {
  if (visibleAscii.test(password)) return null;
  return unseen.test(password) ? 'unseen' : 'foreign';
}
