import * as z from 'zod/mini';
import { cleanEmail, isEmail } from '../../domain/account/email.ts';
import { CODE_LENGTH, codeProblem } from '../../domain/code/codeRules.ts';
import type { MessageKey } from '../../i18n/MessageKey.ts';
import type { FormRules } from './FormRules.ts';
import type { PhoneJudge } from './phoneJudge.ts';
import {
  passwordRule,
  repeatRule,
  say,
  ticked,
  type SignUpValues,
  type TypedContact,
} from './signUpForm.ts';

/** The text of what is wrong with a contact; null when a code may go to it. Source: A§5 (VAL-003 to VAL-005). */
export function contactError(contact: TypedContact, phoneProblem: PhoneJudge): MessageKey | null {
  if (contact.type === 'phone') {
    const problem = phoneProblem(contact.phone)?.problem;
    if (problem === undefined) return null;
    return problem === 'empty' ? say('input.account_empty') : say('input.phone_invalid');
  }
  const email = cleanEmail(contact.email);
  if (email === '') return say('input.account_empty');
  return isEmail(email) ? null : say('input.email_invalid');
}

/** The text of what is wrong with a code; null for a whole one. Source: S-050. */
export function codeError(code: string, type: TypedContact['type']): MessageKey | null {
  const problem = codeProblem(code, CODE_LENGTH[type]);
  if (problem === null) return null;
  return say(problem === 'empty' ? 'input.code_empty' : 'input.code_short');
}

type Context = { readonly value: SignUpValues; readonly issues: z.core.$ZodRawIssue[] };

const tell = (context: Context, field: keyof SignUpValues, message: MessageKey | null) => {
  if (message === null) return;
  context.issues.push({ code: 'custom', input: context.value, path: [field], message });
};

/** The rules of the sign-up form; their messages are text keys. Source: A§5, S-050, S-060. */
export const signUpSchema = ({ terms, stripe, phoneProblem }: FormRules) =>
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
      const { phone_email, verification_code, password, confirm_password } = context.value;
      tell(context, 'phone_email', contactError(phone_email, phoneProblem));
      tell(context, 'verification_code', codeError(verification_code, phone_email.type));
      if (confirm_password !== '' && confirm_password !== password)
        tell(context, 'confirm_password', say('input.repeat_differs'));
    });
