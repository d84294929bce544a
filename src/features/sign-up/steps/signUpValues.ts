import * as z from 'zod/mini';
import type { MessageKey } from '../../../i18n/MessageKey.ts';
import { errorKey } from '../../shared/errorKey.ts';
import {
  codeError,
  passwordRule,
  repeatRule,
  ticked,
  type FormRules,
} from '../../shared/fieldRules.ts';
import { contactError, type TypedContact } from '../../shared/typedContact.ts';

/** Source: REG-027; the two agreements that its list omits have the single form's names in snake case. */
export interface SignUpValues {
  phone_email: TypedContact;
  phone_agreement: boolean;
  email_agreement: boolean;
  verification_code: string;
  password: string;
  confirm_password: string;
  /** For the lead form (A§4). */
  shop_url: string;
  check_read_agreements: boolean;
  stripe_agreements: boolean;
}

/** The initial form, with the account of a link if there is one. */
export const signUpStart = (
  phone_email: TypedContact,
  autoCheck: boolean,
  email_agreement: boolean,
  shop_url: string,
): SignUpValues => ({
  phone_email,
  phone_agreement: false,
  email_agreement,
  verification_code: '',
  password: '',
  confirm_password: '',
  shop_url,
  check_read_agreements: autoCheck,
  stripe_agreements: autoCheck,
});

/** The fields that each step validates on its submit, in their order on screen. */
export const stepFields = {
  account: ['phone_email'],
  verification: ['verification_code'],
  password: ['password', 'confirm_password', 'check_read_agreements', 'stripe_agreements'],
} as const satisfies Record<string, readonly (keyof SignUpValues)[]>;

type Context = { readonly value: SignUpValues; readonly issues: z.core.$ZodRawIssue[] };

const addIssue = (context: Context, field: keyof SignUpValues, message: MessageKey | null) => {
  if (message === null) return;
  context.issues.push({ code: 'custom', input: context.value, path: [field], message });
};

/** The rules of the sign-up form; their messages are text keys. Source: A§5, S-050, S-060. */
export const signUpSchema = ({ terms, stripe, phoneProblem, classify }: FormRules) =>
  z
    .object({
      phone_email: z.custom<TypedContact>(),
      phone_agreement: z.boolean(),
      email_agreement: z.boolean(),
      verification_code: z.string(),
      password: passwordRule,
      confirm_password: repeatRule,
      shop_url: z.string(),
      check_read_agreements: ticked(terms),
      stripe_agreements: ticked(stripe),
    })
    .check((context) => {
      const { verification_code, password, confirm_password } = context.value;
      const phone_email = classify(context.value.phone_email);
      addIssue(context, 'phone_email', contactError(phone_email, phoneProblem));
      addIssue(context, 'verification_code', codeError(verification_code, phone_email.type));
      if (confirm_password !== '' && confirm_password !== password)
        addIssue(context, 'confirm_password', errorKey('input.repeat_differs'));
    });
