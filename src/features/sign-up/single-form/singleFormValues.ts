import * as z from 'zod/mini';
import type { Proven } from '../../../domain/account/Proven.ts';
import { CODE_LENGTH, codeProblem } from '../../../domain/code/codeRules.ts';
import { emptyPhone, type PhoneEntry } from '../../../domain/phone/PhoneEntry.ts';
import type { Kind } from '../../../flows/single-form/SingleFormState.ts';
import type { SingleFormRegistration } from '../../../flows/single-form/SingleFormEvent.ts';
import { errorKey } from '../../shared/errorKey.ts';
import {
  codeError,
  passwordRule,
  repeatRule,
  ticked,
  type FormRules,
} from '../../shared/fieldRules.ts';
import { contactError, readContact, type TypedContact } from '../../shared/typedContact.ts';
import type { PhoneParts } from '../../shared/usePhoneParts.ts';

/** A phone as the single form holds it. Source: A§3 (REG-026). */
export interface SingleFormMobile {
  /** Calling code, digits only; empty while no country is selected. */
  readonly code: string;
  /** As typed, digits only. */
  readonly number: string;
  /** What the field shows. */
  readonly entry: PhoneEntry;
}

/** The single form's fields, by the names of the specification. Source: A§3 (REG-025). */
export interface SingleFormValues {
  RegisterType: 'mobile' | 'email';
  Mobile: SingleFormMobile;
  MobileVerificationCode: string;
  Email: string;
  EmailVerificationCode: string;
  Password: string;
  RepeatPassword: string;
  CheckReadAgreements: boolean;
  StripeAgreements: boolean;
  SendEmailsAgreements: boolean;
  PhoneAuthAgreements: boolean;
}

/** A phone field's value as the form holds it. */
export const mobileValue = (entry: PhoneEntry): SingleFormMobile => ({
  code: entry.country?.code ?? '',
  number: entry.kind === 'national' ? entry.number : entry.digits,
  entry,
});

/** The initial form, with the account of a link if there is one. */
export const singleFormStart = (
  start: TypedContact,
  autoCheck: boolean,
  emails: boolean,
): SingleFormValues => ({
  RegisterType: registerTypes[start.type],
  Mobile: mobileValue(start.type === 'phone' ? start.phone : emptyPhone(null)),
  MobileVerificationCode: '',
  Email: start.type === 'email' ? start.email : '',
  EmailVerificationCode: '',
  Password: '',
  RepeatPassword: '',
  CheckReadAgreements: autoCheck,
  StripeAgreements: autoCheck,
  SendEmailsAgreements: emails,
  PhoneAuthAgreements: false,
});

/** The field names of each block. */
export const blockFields = {
  email: { contact: 'Email', code: 'EmailVerificationCode' },
  phone: { contact: 'Mobile', code: 'MobileVerificationCode' },
} as const satisfies Record<
  Kind,
  { contact: keyof SingleFormValues; code: keyof SingleFormValues }
>;

/** The field names of the agreements. Source: A§3 (REG-025). */
export const agreementFields = {
  terms: 'CheckReadAgreements',
  stripe: 'StripeAgreements',
  emails: 'SendEmailsAgreements',
  phone: 'PhoneAuthAgreements',
} as const;

/** The agreements by their names in the stepped form. */
export const ticksOf = (values: SingleFormValues) => ({
  check_read_agreements: values.CheckReadAgreements,
  stripe_agreements: values.StripeAgreements,
  email_agreement: values.SendEmailsAgreements,
  phone_agreement: values.PhoneAuthAgreements,
});

/** A block's name in the form. Source: A§3 (REG-026). */
export const registerTypes = { email: 'email', phone: 'mobile' } as const satisfies Record<
  Kind,
  SingleFormValues['RegisterType']
>;

/** The block that is shown. */
export const kindOf = ({ RegisterType }: Pick<SingleFormValues, 'RegisterType'>): Kind =>
  RegisterType === 'email' ? 'email' : 'phone';

/** A block's contact as it is typed. */
export const typedIn = (
  values: Pick<SingleFormValues, 'Email' | 'Mobile'>,
  kind: Kind,
): TypedContact =>
  kind === 'email'
    ? { type: 'email', email: values.Email }
    : { type: 'phone', phone: values.Mobile.entry };

const other = { email: 'phone', phone: 'email' } as const;

/** A block's contact and code; null while either is incomplete. */
function provenIn(values: SingleFormValues, kind: Kind, parts: PhoneParts | null): Proven | null {
  const code = values[blockFields[kind].code];
  if (codeProblem(code, CODE_LENGTH[kind]) !== null) return null;
  const { contact } = readContact(typedIn(values, kind), parts);
  return contact === null ? null : { contact, code };
}

/**
 * What a valid form registers: the block that is shown, and the other one as well if it has a
 * proven contact. Source: A§3 (API-006).
 */
export function registrationOf(
  values: SingleFormValues,
  parts: PhoneParts | null,
): SingleFormRegistration | null {
  const kind = kindOf(values);
  const shown = provenIn(values, kind, parts);
  if (shown === null) return null;
  const hidden = provenIn(values, other[kind], parts);
  return {
    proven: hidden === null ? [shown] : [shown, hidden],
    password: values.Password,
  };
}

/** The rules of the single form; their messages are text keys. Source: A§5, S-041, S-050. */
export const singleFormSchema = ({ terms, stripe, phoneProblem }: FormRules) =>
  z
    .object({
      RegisterType: z.enum(['mobile', 'email']),
      Mobile: z.custom<SingleFormMobile>(),
      MobileVerificationCode: z.string(),
      Email: z.string(),
      EmailVerificationCode: z.string(),
      Password: passwordRule,
      RepeatPassword: repeatRule,
      CheckReadAgreements: ticked(terms),
      StripeAgreements: ticked(stripe),
      SendEmailsAgreements: z.boolean(),
      PhoneAuthAgreements: z.boolean(),
    })
    .check((context) => {
      const values = context.value;
      const kind = kindOf(values);
      const { contact, code } = blockFields[kind];
      const checked = [
        [contact, contactError(typedIn(values, kind), phoneProblem)],
        [code, codeError(values[code], kind)],
        [
          'RepeatPassword',
          values.RepeatPassword === '' || values.RepeatPassword === values.Password
            ? null
            : errorKey('input.repeat_differs'),
        ],
      ] as const;
      for (const [field, message] of checked)
        if (message !== null)
          context.issues.push({ code: 'custom', input: values, path: [field], message });
    });
