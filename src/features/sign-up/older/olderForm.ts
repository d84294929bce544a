import * as z from 'zod/mini';
import type { Contact } from '../../../domain/account/Contact.ts';
import { CODE_LENGTH, codeProblem } from '../../../domain/code/codeRules.ts';
import { emptyPhone, type PhoneEntry } from '../../../domain/phone/PhoneEntry.ts';
import type { Kind } from '../../../flows/older-sign-up/OlderState.ts';
import type { OlderRegistration, Proven } from '../../../flows/older-sign-up/OlderEvent.ts';
import type { FormRules } from '../FormRules.ts';
import type { TypedContact } from '../signUpForm.ts';
import { passwordRule, repeatRule, say, ticked } from '../signUpForm.ts';
import { codeError, contactError } from '../signUpSchema.ts';
import { phoneJudge } from '../phoneJudge.ts';
import { contactOf } from '../typedContact.ts';
import type { PhoneParts } from '../usePhoneParts.ts';

/** A phone as the older form holds it. Source: A§3 (REG-026). */
export interface OlderMobile {
  /** Calling code, digits only; empty while no country is selected. */
  readonly code: string;
  /** As typed, digits only. */
  readonly number: string;
  /** What the field shows. */
  readonly entry: PhoneEntry;
}

/** The older form by the names that its specification gives. Source: A§3 (REG-025). */
export interface OlderValues {
  RegisterType: 'mobile' | 'email';
  Mobile: OlderMobile;
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
export const mobileValue = (entry: PhoneEntry): OlderMobile => ({
  code: entry.country?.code ?? '',
  number: entry.kind === 'national' ? entry.number : entry.digits,
  entry,
});

/** The form before anything was typed, but for an account that a link brought. */
export const olderStart = (
  start: TypedContact,
  autoCheck: boolean,
  emails: boolean,
): OlderValues => ({
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

/** The names of a block's fields. */
export const blockFields = {
  email: { contact: 'Email', code: 'EmailVerificationCode' },
  phone: { contact: 'Mobile', code: 'MobileVerificationCode' },
} as const satisfies Record<Kind, { contact: keyof OlderValues; code: keyof OlderValues }>;

/** The names of the agreements' fields. Source: A§3 (REG-025). */
export const agreementFields = {
  terms: 'CheckReadAgreements',
  stripe: 'StripeAgreements',
  emails: 'SendEmailsAgreements',
  phone: 'PhoneAuthAgreements',
} as const;

/** A block's name in the form. Source: A§3 (REG-026). */
export const registerTypes = { email: 'email', phone: 'mobile' } as const satisfies Record<
  Kind,
  OlderValues['RegisterType']
>;

/** The block that is shown. */
export const kindOf = ({ RegisterType }: Pick<OlderValues, 'RegisterType'>): Kind =>
  RegisterType === 'email' ? 'email' : 'phone';

/** A block's contact as it is typed. */
export const typedIn = (values: Pick<OlderValues, 'Email' | 'Mobile'>, kind: Kind): TypedContact =>
  kind === 'email'
    ? { type: 'email', email: values.Email }
    : { type: 'phone', phone: values.Mobile.entry };

const other = { email: 'phone', phone: 'email' } as const;

/** A block with a contact and a whole code; null while either is missing. */
function provenIn(values: OlderValues, kind: Kind, parts: PhoneParts | null): Proven | null {
  const code = values[blockFields[kind].code];
  const typed = typedIn(values, kind);
  if (
    codeProblem(code, CODE_LENGTH[kind]) !== null ||
    contactError(typed, phoneJudge(parts)) !== null
  )
    return null;
  const contact: Contact | null = contactOf(typed, parts);
  return contact === null ? null : { contact, code };
}

/**
 * What a form without faults registers: the block that is shown, and the other one as well where it
 * holds a proven contact. Source: A§3 (API-006).
 */
export function registrationOf(
  values: OlderValues,
  parts: PhoneParts | null,
): OlderRegistration | null {
  const kind = kindOf(values);
  const shown = provenIn(values, kind, parts);
  if (shown === null) return null;
  const besides = provenIn(values, other[kind], parts);
  return {
    proven: besides === null ? [shown] : [shown, besides],
    password: values.Password,
  };
}

/** The rules of the older form; their messages are text keys. Source: A§5, S-041, S-050. */
export const olderSchema = ({ terms, stripe, phoneProblem }: FormRules) =>
  z
    .object({
      RegisterType: z.enum(['mobile', 'email']),
      Mobile: z.custom<OlderMobile>(),
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
      const told = [
        [contact, contactError(typedIn(values, kind), phoneProblem)],
        [code, codeError(values[code], kind)],
        [
          'RepeatPassword',
          values.RepeatPassword === '' || values.RepeatPassword === values.Password
            ? null
            : say('input.repeat_differs'),
        ],
      ] as const;
      for (const [field, message] of told)
        if (message !== null)
          context.issues.push({ code: 'custom', input: values, path: [field], message });
    });
