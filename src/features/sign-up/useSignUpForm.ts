import type { UseFormReturn } from 'react-hook-form';
import { signUpStart, stepFields, type SignUpValues, type TypedContact } from './signUpForm.ts';
import { signUpSchema } from './signUpSchema.ts';
import type { PhoneParts } from './usePhoneParts.ts';
import { useValidatedForm } from './useValidatedForm.ts';

type Step = keyof typeof stepFields;
type FieldName = keyof SignUpValues;

/** The form of the whole flow: its values outlive a step, its rules run on submit and blur (VAL-001). */
export interface SignUpForm {
  readonly form: UseFormReturn<SignUpValues>;
  /** Validates a step; on failure the first wrong field has the focus. Resolves to whether it holds. */
  readonly submitStep: (step: Step) => Promise<boolean>;
  readonly validateOnBlur: (name: FieldName) => void;
}

const plan = { name: 'sign_up', schema: signUpSchema, startValues: signUpStart };

/** The form of the newer page. */
export function useSignUpForm(start: TypedContact, parts: PhoneParts | null): SignUpForm {
  const { form, validate } = useValidatedForm(plan, start, parts);
  return {
    form,
    submitStep: (step) => validate(stepFields[step], true),
    validateOnBlur: (name) => void validate([name], false),
  };
}
