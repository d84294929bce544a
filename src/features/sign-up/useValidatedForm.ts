import { useMemo } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { readOut } from '../leadFocus.ts';
import { useServices } from '../Services.ts';
import type { FormRules } from './FormRules.ts';
import { phoneJudge } from './phoneJudge.ts';
import { schemaResolver } from './schemaResolver.ts';
import type { TypedContact } from './signUpForm.ts';
import type { PhoneParts } from './usePhoneParts.ts';

/** What tells one sign-up form from the other; a constant, since new rules judge anew. */
interface FormPlan<Values extends FieldValues> {
  /** What the form is called in the reports. */
  readonly name: string;
  readonly schema: (rules: FormRules) => ZodMiniType<Values, Values>;
  readonly startValues: (
    start: TypedContact,
    autoCheck: boolean,
    emails: boolean,
  ) => DefaultValues<Values>;
}

interface ValidatedForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  /** Validates fields; with `shouldFocus` the first wrong one gets the focus. Resolves to whether they hold. */
  readonly validate: (
    names: readonly FieldPath<Values>[],
    shouldFocus: boolean,
  ) => Promise<boolean>;
}

/**
 * Binds a form's rules to React Hook Form and reports each outcome with the fields that failed (VAL-002).
 *
 * @param parts the phone's rules, once they are here; until then no phone is judged right
 */
export function useValidatedForm<Values extends FieldValues>(
  { name, schema, startValues }: FormPlan<Values>,
  start: TypedContact,
  parts: PhoneParts | null,
): ValidatedForm<Values> {
  const { region, report } = useServices();
  const { autoCheck, stripe } = region.agreements;
  const resolver = useMemo(
    () =>
      schemaResolver(
        schema({
          terms: !autoCheck,
          stripe: stripe && !autoCheck,
          phoneProblem: phoneJudge(parts),
        }),
      ),
    [schema, autoCheck, stripe, parts],
  );
  const form = useForm<Values>({
    defaultValues: startValues(start, autoCheck, region.register.sendEmailsAgreementsDefault),
    mode: 'onTouched',
    resolver,
  });
  return {
    form,
    async validate(names, shouldFocus) {
      const focused = document.activeElement;
      const valid = await form.trigger(names, { shouldFocus });
      // The first wrong field had the focus already: nothing else would read out what is wrong.
      if (!valid && shouldFocus && focused !== null && focused === document.activeElement)
        readOut(focused);
      const failed = names.filter((field) => form.getFieldState(field).invalid);
      // A refused field is judged again as it changes, also one that was never left.
      if (shouldFocus)
        for (const field of failed)
          form.setValue(field, form.getValues(field), { shouldTouch: true });
      report({ name: 'validation.result', form: name, failed });
      return valid;
    },
  };
}
