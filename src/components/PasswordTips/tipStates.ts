import { isTooLong, checkPassword } from '../../domain/password/passwordRules.ts';

export type TipState = 'neutral' | 'done' | 'wrong';

/**
 * The states of the two tips: done when a rule holds, else neutral, or wrong after validation. Too
 * many characters are wrong at once, since more typing cannot fix them. Source: S-059, E-10.
 */
export function tipStates(
  password: string,
  judged: boolean,
): readonly [length: TipState, classes: TipState] {
  const verdict = checkPassword(password);
  const state = (holds: boolean, lost = false): TipState =>
    holds ? 'done' : judged || lost ? 'wrong' : 'neutral';
  return [state(verdict.length, isTooLong(password)), state(verdict.classes)];
}
