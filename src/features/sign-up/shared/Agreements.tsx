import type { FieldError } from 'react-hook-form';
import {
  AgreementsBlock,
  type AgreementName,
} from '../../../components/AgreementsBlock/AgreementsBlock.tsx';
import { textKey } from '../../../i18n/textKey.ts';
import { errorPhrase } from '../../phraseOf.ts';
import { useServices } from '../../Services.ts';
import { asks, type Types } from './shownAgreements.ts';

/** The part of the form that the agreements use. */
interface AgreementForm<Field extends string> {
  readonly formState: { readonly errors: Partial<Record<Field, FieldError>> };
  readonly register: (field: Field) => {
    readonly ref: (element: HTMLInputElement | null) => void;
  };
  readonly setValue: (
    field: Field,
    checked: boolean,
    options: { readonly shouldValidate: boolean },
  ) => void;
}

interface AgreementsProps<Field extends string> {
  readonly form: AgreementForm<Field>;
  /** The form's field names. */
  readonly fields: Readonly<Record<AgreementName, Field>>;
  readonly values: Readonly<Record<Field, boolean>>;
  /** The kinds of contact whose consents are asked for. */
  readonly types: Types;
}

/**
 * The region's agreements and optional consents, bound to the fields of either form.
 * Source: A§3 (REG-025, REG-027), REG-011 to REG-014, VAL-028 to VAL-033.
 */
export function Agreements<Field extends string>(props: AgreementsProps<Field>) {
  const { form, fields, values, types } = props;
  const { region } = useServices().page;
  const { errors } = form.formState;
  const asksEmails = asks(region, types, 'emails');
  const { stripe, ...links } = region.agreements.links;
  const consentKey = region.register.hasEdmEmail ? region.edmConsentKey : '';
  return (
    <AgreementsBlock
      age={region.ageLimit}
      links={region.agreements.stripe ? { ...links, stripe } : links}
      {...(asksEmails && {
        emails: consentKey === '' ? {} : { consentKey: textKey(consentKey) },
      })}
      phone={asks(region, types, 'phone')}
      values={{
        terms: values[fields.terms],
        stripe: values[fields.stripe],
        emails: values[fields.emails],
        phone: values[fields.phone],
      }}
      errors={{
        terms: errorPhrase(errors[fields.terms]),
        stripe: errorPhrase(errors[fields.stripe]),
      }}
      boxRefs={{
        terms: form.register(fields.terms).ref,
        stripe: form.register(fields.stripe).ref,
      }}
      onChange={({ name, checked }) =>
        form.setValue(fields[name], checked, {
          shouldValidate: errors[fields[name]] !== undefined,
        })
      }
    />
  );
}
