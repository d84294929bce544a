import type { UseFormReturn } from 'react-hook-form';
import type { ResetTarget } from '../../../flows/password-reset/ResetEffect.ts';
import type { ResetEvent } from '../../../flows/password-reset/ResetEvent.ts';
import type { FocusTargets } from '../../useFocusTargets.ts';
import type { KeptContacts } from '../../shared/ContactSwitch.tsx';
import type { PhoneParts } from '../../shared/usePhoneParts.ts';
import type { resetFields, ResetValues } from './resetValues.ts';

/** The props of every step of a forgotten password. */
export interface ResetProps<State> {
  readonly state: State;
  readonly form: UseFormReturn<ResetValues>;
  /** Validates a step; on failure the first wrong field gets the focus. Resolves to whether it is valid. */
  readonly submitStep: (step: keyof typeof resetFields) => Promise<boolean>;
  readonly validateOnBlur: (name: keyof ResetValues) => void;
  /** The phone field and its rules; null until they are needed and loaded. */
  readonly parts: PhoneParts | null;
  readonly kept: KeptContacts;
  /** Called when a phone is chosen or typed, to load them. */
  readonly onPhone: () => void;
  /** Whether a number waits for them. */
  readonly loading: boolean;
  readonly targets: FocusTargets<ResetTarget>;
  readonly send: (event: ResetEvent) => void;
}
