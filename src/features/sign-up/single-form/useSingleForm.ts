import { useWatch, type UseFormRegisterReturn, type UseFormReturn } from 'react-hook-form';
import { useServices } from '../../Services.ts';
import type { TypedContact } from '../../shared/typedContact.ts';
import type { PhoneParts } from '../../shared/usePhoneParts.ts';
import { useValidatedForm } from '../../shared/useValidatedForm.ts';
import {
  blockFields,
  kindOf,
  singleFormSchema,
  singleFormStart,
  type SingleFormValues,
} from './singleFormValues.ts';

type FieldName = keyof SingleFormValues;

/** The single form, with its validation on submit and blur (VAL-001). */
export interface SingleForm {
  readonly form: UseFormReturn<SingleFormValues>;
  /** Validates all shown fields; on failure the first wrong field gets the focus. */
  readonly validateAll: () => Promise<boolean>;
  readonly validateOnBlur: (name: FieldName) => void;
  readonly password: UseFormRegisterReturn<'Password'>;
  /** Validated again with the password, once it is typed (VAL-027). */
  readonly repeat: UseFormRegisterReturn<'RepeatPassword'>;
}

const commonFields = [
  'Password',
  'RepeatPassword',
  'CheckReadAgreements',
  'StripeAgreements',
] as const satisfies readonly FieldName[];

const plan = { name: 'single_form', schema: singleFormSchema };

/** Creates the form of the single-form page. */
export function useSingleForm(start: TypedContact, parts: PhoneParts | null): SingleForm {
  const { agreements, register } = useServices().page.region;
  const values = singleFormStart(start, agreements.autoCheck, register.sendEmailsAgreementsDefault);
  const { form, validate } = useValidatedForm(plan, values, parts);
  const validateOnBlur = (name: FieldName) => void validate([name], false);
  const repeated = useWatch({ control: form.control, name: 'RepeatPassword' });
  return {
    form,
    validateOnBlur,
    password: form.register('Password', {
      onBlur: () => validateOnBlur('Password'),
      deps: repeated === '' ? [] : ['RepeatPassword'],
    }),
    repeat: form.register('RepeatPassword', { onBlur: () => validateOnBlur('RepeatPassword') }),
    validateAll() {
      const { contact, code } = blockFields[kindOf(form.getValues())];
      return validate([contact, code, ...commonFields], true);
    },
  };
}
