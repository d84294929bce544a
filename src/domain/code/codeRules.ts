/** Seconds before another code can be sent to the same contact. Source: A§9, S-047. */
export const RESEND_SECONDS = 60;

/** Number of digits of a code, by type of contact. Source: A§5. */
export const CODE_LENGTH = { email: 6, phone: 4 } as const;

export type CodeProblem = 'empty' | 'short';

/** The problem of a typed code; null when it can be sent to the server. Source: S-050. */
export function codeProblem(code: string, length: number): CodeProblem | null {
  if (code === '') return 'empty';
  return code.length === length && /^\d+$/.test(code) ? null : 'short';
}
