import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMemo } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useServices } from '../Services.ts';
import { phoneJudge } from './phoneJudge.ts';
import {
  emptySignUpValues,
  stepFields,
  type SignUpValues,
  type TypedContact,
} from './signUpForm.ts';
import { signUpSchema } from './signUpSchema.ts';
import type { PhoneParts } from './usePhoneParts.ts';

type Step = keyof typeof stepFields;
type FieldName = keyof SignUpValues;

/** The form of the whole flow: its values outlive a step, its rules run on submit and blur (VAL-001). */
export interface SignUpForm {
  readonly form: UseFormReturn<SignUpValues>;
  /** Validates a step; on failure the first wrong field has the focus. Resolves to whether it holds. */
  readonly submitStep: (step: Step) => Promise<boolean>;
  readonly validateOnBlur: (name: FieldName) => void;
}

/**
 * Binds the rules to React Hook Form and reports each outcome with the fields that failed (VAL-002).
 *
 * @param parts the phone's rules, once they are here; until then no phone is judged right
 */
export function useSignUpForm(start: TypedContact, parts: PhoneParts | null): SignUpForm {
  const { region, report } = useServices();
  const { autoCheck, stripe } = region.agreements;
  const resolver = useMemo(
    () =>
      standardSchemaResolver(
        signUpSchema({
          terms: !autoCheck,
          stripe: stripe && !autoCheck,
          phoneProblem: phoneJudge(parts),
        }),
      ),
    [autoCheck, stripe, parts],
  );
  const form = useForm<SignUpValues>({
    defaultValues: {
      ...emptySignUpValues,
      phone_email: start,
      check_read_agreements: autoCheck,
      stripe_agreements: autoCheck,
      email_agreement: region.register.sendEmailsAgreementsDefault,
    },
    mode: 'onTouched',
    resolver,
  });

  async function validate(names: readonly FieldName[], shouldFocus: boolean): Promise<boolean> {
    const valid = await form.trigger(names, { shouldFocus });
    const failed = names.filter((name) => form.getFieldState(name).invalid);
    report({ name: 'validation.result', form: 'sign_up', failed });
    return valid;
  }

  return {
    form,
    submitStep: (step) => validate(stepFields[step], true),
    validateOnBlur: (name) => void validate([name], false),
  };
}
