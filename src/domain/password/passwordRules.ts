const MIN_LENGTH = 6;
const MAX_LENGTH = 20;
const visibleAscii = /^[\x21-\x7E]*$/;
const unseen = /[\s\p{C}\p{Z}\p{M}\u115F\u1160\u3164\uFFA0]/u;
const classes = [/[A-Za-z]/, /\d/, /[^A-Za-z\d]/];

/** Which of the two password rules hold. Each has a tip of its own on screen. */
export interface PasswordVerdict {
  /** 6 to 20 characters, none of them hidden (tip 1). */
  readonly length: boolean;
  /** A letter, a digit and a special character (tip 2). */
  readonly classes: boolean;
}

/**
 * Judges a password. A hidden or non-ASCII character fails both rules, since neither can be counted
 * on then; nothing is ever cut. Source: A§5, S-056 to S-058, E-10.
 */
export function judgePassword(password: string): PasswordVerdict {
  const visible = visibleAscii.test(password);
  return {
    length: visible && password.length >= MIN_LENGTH && password.length <= MAX_LENGTH,
    classes: visible && classes.every((wanted) => wanted.test(password)),
  };
}

/** Whether both rules hold. */
export const isPassword = (password: string): boolean => {
  const verdict = judgePassword(password);
  return verdict.length && verdict.classes;
};

/** Whether a password is too long, which typing on cannot mend; it is never cut. Source: E-10. */
export const isTooLong = (password: string): boolean => password.length > MAX_LENGTH;

/**
 * What a password holds beside printable ASCII, so that it can be told in words: something that
 * nobody sees (spaces, control and zero-width characters), or else a letter or sign of another
 * alphabet. Null when there is neither. Source: S-058.
 */
export function strangeCharacter(password: string): 'unseen' | 'foreign' | null {
  if (visibleAscii.test(password)) return null;
  return unseen.test(password) ? 'unseen' : 'foreign';
}
