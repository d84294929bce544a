import { useTranslation } from 'react-i18next';
import { useMemo } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { readOut } from '../moveFocus.ts';
import { useServices } from '../Services.ts';
import type { FormRules } from './fieldRules.ts';
import { phoneValidator } from './phoneValidator.ts';
import { schemaResolver } from './schemaResolver.ts';
import { classified } from './typedContact.ts';
import type { PhoneParts } from './usePhoneParts.ts';

/** What differs between the forms; a constant, since a new schema creates a new resolver. */
interface FormPlan<Values extends FieldValues> {
  /** The form's name in the reports. */
  readonly name: string;
  readonly schema: (rules: FormRules) => ZodMiniType<Values, Values>;
}

interface ValidatedForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  /** Validates fields; with `shouldFocus` the first wrong one gets the focus. Resolves to whether all are valid. */
  readonly validate: (
    names: readonly FieldPath<Values>[],
    shouldFocus: boolean,
  ) => Promise<boolean>;
}

/**
 * Binds a form's rules to React Hook Form and reports each outcome with the fields that failed (VAL-002).
 *
 * @param parts the phone's rules, once loaded; until then every phone is invalid
 */
export function useValidatedForm<Values extends FieldValues>(
  { name, schema }: FormPlan<Values>,
  defaultValues: DefaultValues<Values>,
  parts: PhoneParts | null,
): ValidatedForm<Values> {
  const {
    page: { region },
    telemetry: { report },
  } = useServices();
  const { autoCheck, stripe } = region.agreements;
  const resolver = useMemo(
    () =>
      schemaResolver(
        schema({
          terms: !autoCheck,
          stripe: stripe && !autoCheck,
          phoneProblem: phoneValidator(parts),
          classify: (typed) => classified(typed, parts),
        }),
      ),
    [schema, autoCheck, stripe, parts],
  );
  const { t } = useTranslation();
  const form = useForm<Values>({
    defaultValues,
    mode: 'onTouched',
    resolver,
  });
  return {
    form,
    async validate(names, shouldFocus) {
      const focused = document.activeElement;
      const valid = await form.trigger(names, { shouldFocus });
      const failed = names.filter((field) => form.getFieldState(field).invalid);
      const first = document.activeElement;
      if (!valid && shouldFocus && first !== null)
        readOut(first, {
          intro: failed.length > 1 ? t('form_problems', { total: failed.length }) : '',
          // The first wrong field had the focus already: no focus change would read out its error.
          description: focused === first,
        });
      // Marks each invalid field as touched, so that it is validated again on every change.
      if (shouldFocus)
        for (const field of failed)
          form.setValue(field, form.getValues(field), { shouldTouch: true });
      report({ name: 'validation.result', form: name, failed });
      return valid;
    },
  };
}
