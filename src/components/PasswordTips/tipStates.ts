import { isTooLong, judgePassword } from '../../domain/password/passwordRules.ts';

export type TipState = 'neutral' | 'done' | 'wrong';

/**
 * The two tips while somebody types: done as soon as a rule holds, wrong once judged. What typing on
 * cannot mend, too many characters, is wrong at once. Source: S-059, E-10.
 */
export function tipStates(
  password: string,
  judged: boolean,
): readonly [length: TipState, classes: TipState] {
  const verdict = judgePassword(password);
  const state = (holds: boolean, lost = false): TipState =>
    holds ? 'done' : judged || lost ? 'wrong' : 'neutral';
  return [state(verdict.length, isTooLong(password)), state(verdict.classes)];
}
