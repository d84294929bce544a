import type { TipState } from '../../components/PasswordTips/PasswordTips.tsx';
import { judgePassword } from '../../domain/password/passwordRules.ts';

/** The two tips while somebody types: done as soon as a rule holds, wrong only once judged. Source: S-059. */
export function tipStates(
  password: string,
  judged: boolean,
): readonly [length: TipState, classes: TipState] {
  const verdict = judgePassword(password);
  const state = (holds: boolean): TipState => (holds ? 'done' : judged ? 'wrong' : 'neutral');
  return [state(verdict.length), state(verdict.classes)];
}
