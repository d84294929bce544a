/** Seconds between two codes to one contact. Source: A§9, S-047. */
export const RESEND_SECONDS = 60;

/** How many digits a code has, by the kind of contact. Source: A§5. */
export const CODE_LENGTH = { email: 6, phone: 4 } as const;

export type CodeProblem = 'empty' | 'short';

/** What is wrong with a typed code; null when it may be checked by the server. Source: S-050. */
export function codeProblem(code: string, length: number): CodeProblem | null {
  if (code === '') return 'empty';
  return code.length === length && /^\d+$/.test(code) ? null : 'short';
}
