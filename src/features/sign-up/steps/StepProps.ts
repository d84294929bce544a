import type { FocusTarget } from '../../../flows/sign-up/SignUpEffect.ts';
import type { SignUpEvent } from '../../../flows/sign-up/SignUpEvent.ts';
import type { FocusTargets } from '../../useFocusTargets.ts';
import type { PhoneParts } from '../../shared/usePhoneParts.ts';
import type { SignUpForm } from './useSteppedForm.ts';

/** The props of every sign-up step. */
export interface StepProps<State> extends SignUpForm {
  readonly state: State;
  /** The phone field and its rules; null until they are needed and loaded. */
  readonly parts: PhoneParts | null;
  readonly targets: FocusTargets<FocusTarget>;
  readonly send: (event: SignUpEvent) => void;
}
