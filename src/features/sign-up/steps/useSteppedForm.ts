import { use } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useServices } from '../../Services.ts';
import type { TypedContact } from '../../shared/typedContact.ts';
import { RegisterLead } from '../shared/RegisterLead.ts';
import { signUpSchema, signUpStart, stepFields, type SignUpValues } from './signUpValues.ts';
import type { PhoneParts } from '../../shared/usePhoneParts.ts';
import { useValidatedForm } from '../../shared/useValidatedForm.ts';

type Step = keyof typeof stepFields;
type FieldName = keyof SignUpValues;

/** The form of all steps: keeps its values between steps and validates on submit and blur (VAL-001). */
export interface SignUpForm {
  readonly form: UseFormReturn<SignUpValues>;
  /** Validates a step; on failure the first wrong field gets the focus. Resolves to whether it is valid. */
  readonly submitStep: (step: Step) => Promise<boolean>;
  readonly validateOnBlur: (name: FieldName) => void;
}

const plan = { name: 'sign_up', schema: signUpSchema };

/** Creates the form of the stepped page. */
export function useSteppedForm(start: TypedContact, parts: PhoneParts | null): SignUpForm {
  const { agreements, register } = useServices().page.region;
  const values = signUpStart(
    start,
    agreements.autoCheck,
    register.sendEmailsAgreementsDefault,
    use(RegisterLead).shopUrl,
  );
  const { form, validate } = useValidatedForm(plan, values, parts);
  return {
    form,
    submitStep: (step) => validate(stepFields[step], true),
    validateOnBlur: (name) => void validate([name], false),
  };
}
