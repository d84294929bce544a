import type { UseFormReturn } from 'react-hook-form';
import type { TypedContact } from '../signUpForm.ts';
import type { PhoneParts } from '../usePhoneParts.ts';
import { useValidatedForm } from '../useValidatedForm.ts';
import { blockFields, kindOf, olderSchema, olderStart, type OlderValues } from './olderForm.ts';

type FieldName = keyof OlderValues;

/** The older form: its values, and its rules on submit and blur (VAL-001). */
export interface OlderForm {
  readonly form: UseFormReturn<OlderValues>;
  /** Validates all that is shown; on failure the first wrong field has the focus. */
  readonly validateAll: () => Promise<boolean>;
  readonly validateOnBlur: (name: FieldName) => void;
}

const commonFields = [
  'Password',
  'RepeatPassword',
  'CheckReadAgreements',
  'StripeAgreements',
] as const satisfies readonly FieldName[];

const plan = { name: 'older_sign_up', schema: olderSchema, startValues: olderStart };

/** The form of the older page. */
export function useOlderForm(start: TypedContact, parts: PhoneParts | null): OlderForm {
  const { form, validate } = useValidatedForm(plan, start, parts);
  return {
    form,
    validateAll() {
      const { contact, code } = blockFields[kindOf(form.getValues())];
      return validate([contact, code, ...commonFields], true);
    },
    validateOnBlur: (name) => void validate([name], false),
  };
}
