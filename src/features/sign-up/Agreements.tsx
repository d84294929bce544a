import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { AgreementName } from '../../components/AgreementsBlock/AgreementsBlock.tsx';
import type { Contact } from '../../domain/account/Contact.ts';
import { errorPhrase } from '../phraseOf.ts';
import { RegionAgreements } from './RegionAgreements.tsx';
import type { SignUpValues } from './signUpForm.ts';

const fieldOf = {
  terms: 'check_read_agreements',
  stripe: 'stripe_agreements',
  emails: 'email_agreement',
  phone: 'phone_agreement',
} as const satisfies Record<AgreementName, keyof SignUpValues>;

interface AgreementsProps {
  readonly form: UseFormReturn<SignUpValues>;
  readonly type: Contact['type'];
}

/** The agreements bound to the newer form's fields. Source: A§3 (REG-027). */
export function Agreements({ form, type }: AgreementsProps) {
  const [terms, stripe, emails, phone] = useWatch({
    control: form.control,
    name: ['check_read_agreements', 'stripe_agreements', 'email_agreement', 'phone_agreement'],
  });
  const { errors } = form.formState;
  return (
    <RegionAgreements
      type={type}
      values={{ terms, stripe, emails, phone }}
      errors={{
        terms: errorPhrase(errors.check_read_agreements),
        stripe: errorPhrase(errors.stripe_agreements),
      }}
      boxRefs={{
        terms: form.register('check_read_agreements').ref,
        stripe: form.register('stripe_agreements').ref,
      }}
      onChange={({ name, checked }) =>
        form.setValue(fieldOf[name], checked, {
          shouldValidate: errors[fieldOf[name]] !== undefined,
        })
      }
    />
  );
}
