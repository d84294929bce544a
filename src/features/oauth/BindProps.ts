import type { UseFormReturn } from 'react-hook-form';
import type { OAuthTarget } from '../../flows/oauth/OAuthEffect.ts';
import type { OAuthEvent } from '../../flows/oauth/OAuthEvent.ts';
import type { KeptContacts } from '../shared/ContactSwitch.tsx';
import type { PhoneParts } from '../shared/usePhoneParts.ts';
import type { FocusTargets } from '../useFocusTargets.ts';
import type { bindFields, BindValues } from './bindValues.ts';

/** The props of both steps that bind a contact. */
export interface BindProps<State> {
  readonly state: State;
  readonly form: UseFormReturn<BindValues>;
  /** Validates a step; on failure the first wrong field gets the focus. Resolves to whether it is valid. */
  readonly submitStep: (step: keyof typeof bindFields) => Promise<boolean>;
  readonly validateOnBlur: (name: keyof BindValues) => void;
  /** The phone field and its rules; null until they are needed and loaded. */
  readonly parts: PhoneParts | null;
  readonly kept: KeptContacts;
  /** Called when a phone is chosen or typed, to load them. */
  readonly onPhone: () => void;
  /** Whether a number waits for them. */
  readonly loading: boolean;
  readonly targets: FocusTargets<OAuthTarget>;
  readonly send: (event: OAuthEvent) => void;
}
