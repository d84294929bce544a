import * as z from 'zod/mini';
import { isPassword } from '../../domain/password/passwordRules.ts';
import { errorCatalogue, type PortalErrorName } from '../../domain/errors/errorCatalogue.ts';
import { emptyPhone, type PhoneEntry } from '../../domain/phone/PhoneEntry.ts';
import type { MessageKey } from '../../i18n/MessageKey.ts';

/** Where the code goes, as it is typed. Source: A§3 (REG-028). */
export type TypedContact =
  | { readonly type: 'email'; readonly email: string }
  | { readonly type: 'phone'; readonly phone: PhoneEntry };

/** A field that nobody has typed into. */
export const emptyContact = (type: TypedContact['type']): TypedContact =>
  type === 'email' ? { type, email: '' } : { type, phone: emptyPhone(null) };

/** Source: REG-027; the two ticks that the newer form's list leaves out keep the older form's names in snake case. */
export interface SignUpValues {
  phone_email: TypedContact;
  phone_agreement: boolean;
  email_agreement: boolean;
  verification_code: string;
  password: string;
  confirm_password: string;
  /** Of the lead form (A§4). */
  shop_url: string;
  check_read_agreements: boolean;
  stripe_agreements: boolean;
}

/** The form before anything was typed, but for an account that a link brought. */
export const signUpStart = (
  phone_email: TypedContact,
  autoCheck: boolean,
  email_agreement: boolean,
): SignUpValues => ({
  phone_email,
  phone_agreement: false,
  email_agreement,
  verification_code: '',
  password: '',
  confirm_password: '',
  shop_url: '',
  check_read_agreements: autoCheck,
  stripe_agreements: autoCheck,
});

/** The fields that each step validates on its submit, in their order on screen. */
export const stepFields = {
  account: ['phone_email'],
  verification: ['verification_code'],
  password: ['password', 'confirm_password', 'check_read_agreements', 'stripe_agreements'],
} as const satisfies Record<string, readonly (keyof SignUpValues)[]>;

type InputError = Extract<PortalErrorName, `input.${string}`>;

export const say = (input: InputError): MessageKey => errorCatalogue.portal[input].message;

/** Source: A§5, S-060. */
export const passwordRule = z.string().check(z.refine(isPassword, say('input.password')));

/** The repetition is there; whether it repeats is the whole form's question. Source: A§5. */
export const repeatRule = z.string().check(z.minLength(1, say('input.repeat_empty')));

/** Source: A§5 (VAL-028 to VAL-030). */
export const ticked = (needed: boolean) =>
  z.boolean().check(z.refine((tick) => tick || !needed, say('input.terms')));
