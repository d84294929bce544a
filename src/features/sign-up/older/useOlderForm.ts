import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMemo } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useServices } from '../../Services.ts';
import { phoneJudge } from '../phoneJudge.ts';
import type { TypedContact } from '../signUpForm.ts';
import type { PhoneParts } from '../usePhoneParts.ts';
import { blockFields, kindOf, olderSchema, olderStart, type OlderValues } from './olderForm.ts';

type FieldName = keyof OlderValues;

/** The older form: its values, and its rules on submit and blur (VAL-001). */
export interface OlderForm {
  readonly form: UseFormReturn<OlderValues>;
  /** Validates all that is shown; on failure the first wrong field has the focus. */
  readonly validateAll: () => Promise<boolean>;
  readonly validateOnBlur: (name: FieldName) => void;
}

/** Binds the rules to React Hook Form and reports each outcome with the fields that failed (VAL-002). */
export function useOlderForm(start: TypedContact, parts: PhoneParts | null): OlderForm {
  const { region, report } = useServices();
  const { autoCheck, stripe } = region.agreements;
  const resolver = useMemo(
    () =>
      standardSchemaResolver(
        olderSchema({
          terms: !autoCheck,
          stripe: stripe && !autoCheck,
          phoneProblem: phoneJudge(parts),
        }),
      ),
    [autoCheck, stripe, parts],
  );
  const form = useForm<OlderValues>({
    defaultValues: olderStart(start, autoCheck, region.register.sendEmailsAgreementsDefault),
    mode: 'onTouched',
    resolver,
  });

  async function validate(names: readonly FieldName[], shouldFocus: boolean): Promise<boolean> {
    const valid = await form.trigger(names, { shouldFocus });
    const failed = names.filter((name) => form.getFieldState(name).invalid);
    report({ name: 'validation.result', form: 'older_sign_up', failed });
    return valid;
  }

  return {
    form,
    validateAll() {
      const { contact, code } = blockFields[kindOf(form.getValues())];
      const rest = [
        'Password',
        'RepeatPassword',
        'CheckReadAgreements',
        'StripeAgreements',
      ] as const;
      return validate([contact, code, ...rest], true);
    },
    validateOnBlur: (name) => void validate([name], false),
  };
}
