import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useServices } from '../Services.ts';
import { emptySignUpValues, signUpSchema, stepFields, type SignUpValues } from './signUpForm.ts';

type Step = keyof typeof stepFields;
type FieldName = keyof SignUpValues;

/** The form of the whole flow: its values outlive a step, its rules run on submit and blur (VAL-001). */
export interface SignUpForm {
  readonly form: UseFormReturn<SignUpValues>;
  /** Validates a step; on failure the first wrong field has the focus. Resolves to whether it holds. */
  readonly submitStep: (step: Step) => Promise<boolean>;
  readonly validateOnBlur: (name: FieldName) => void;
}

/** Binds the rules to React Hook Form and reports each outcome with the fields that failed (VAL-002). */
export function useSignUpForm(): SignUpForm {
  const { region, report } = useServices();
  const form = useForm<SignUpValues>({
    defaultValues: {
      ...emptySignUpValues,
      check_read_agreements: region.agreements.autoCheck,
      stripe_agreements: region.agreements.autoCheck,
    },
    mode: 'onTouched',
    resolver: standardSchemaResolver(
      signUpSchema({
        terms: !region.agreements.autoCheck,
        stripe: region.agreements.stripe && !region.agreements.autoCheck,
      }),
    ),
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
