import type { UseFormReturn } from 'react-hook-form';
import type { AgreementName } from '../../../components/AgreementsBlock/AgreementsBlock.tsx';
import type { Contact } from '../../../domain/account/Contact.ts';
import { errorPhrase } from '../../phraseOf.ts';
import { RegionAgreements } from '../RegionAgreements.tsx';
import type { OlderValues } from './olderForm.ts';

const fieldOf = {
  terms: 'CheckReadAgreements',
  stripe: 'StripeAgreements',
  emails: 'SendEmailsAgreements',
  phone: 'PhoneAuthAgreements',
} as const satisfies Record<AgreementName, keyof OlderValues>;

interface OlderAgreementsProps {
  readonly form: UseFormReturn<OlderValues>;
  readonly values: OlderValues;
  readonly type: Contact['type'];
}

/** The agreements bound to the older form's fields. Source: A§3 (REG-025). */
export function OlderAgreements({ form, values, type }: OlderAgreementsProps) {
  const { errors } = form.formState;
  return (
    <RegionAgreements
      type={type}
      values={{
        terms: values.CheckReadAgreements,
        stripe: values.StripeAgreements,
        emails: values.SendEmailsAgreements,
        phone: values.PhoneAuthAgreements,
      }}
      errors={{
        terms: errorPhrase(errors.CheckReadAgreements),
        stripe: errorPhrase(errors.StripeAgreements),
      }}
      boxRefs={{
        terms: form.register('CheckReadAgreements').ref,
        stripe: form.register('StripeAgreements').ref,
      }}
      onChange={({ name, checked }) =>
        form.setValue(fieldOf[name], checked, {
          shouldValidate: errors[fieldOf[name]] !== undefined,
        })
      }
    />
  );
}
