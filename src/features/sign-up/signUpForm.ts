import * as z from 'zod/mini';
import { cleanEmail, isEmail } from '../../domain/account/email.ts';
import { CODE_LENGTH, codeProblem } from '../../domain/code/codeRules.ts';
import { isPassword } from '../../domain/password/passwordRules.ts';
import type { MessageKey } from '../../i18n/MessageKey.ts';

/** Source: REG-027; the two ticks that the newer form's list leaves out keep the older form's names in snake case. */
export interface SignUpValues {
  phone_email: string;
  verification_code: string;
  password: string;
  confirm_password: string;
  check_read_agreements: boolean;
  stripe_agreements: boolean;
}

export const emptySignUpValues: SignUpValues = {
  phone_email: '',
  verification_code: '',
  password: '',
  confirm_password: '',
  check_read_agreements: false,
  stripe_agreements: false,
};

/** The fields that each step validates on its submit, in their order on screen. */
export const stepFields = {
  account: ['phone_email'],
  verification: ['verification_code'],
  password: ['password', 'confirm_password', 'check_read_agreements', 'stripe_agreements'],
} as const satisfies Record<string, readonly (keyof SignUpValues)[]>;

const say = (message: MessageKey): MessageKey => message;
const mandatory = say('selleronboarding_todo1_mandatory_tip');
const length = CODE_LENGTH.email;

/** An e-mail address as the form takes it. Source: A§5. */
export const emailRule = z.string().check(
  z.refine((typed) => cleanEmail(typed) !== '', mandatory),
  z.refine(
    (typed) => cleanEmail(typed) === '' || isEmail(cleanEmail(typed)),
    say('selleronboard_CB_signup_email_format_error_toast'),
  ),
);

const ticked = (needed: boolean) =>
  z.boolean().check(z.refine((tick) => tick || !needed, say('seller_signup_terms_checktips_us')));

/** The rules of the sign-up form; their messages are text keys. Source: A§5, S-050, S-060. */
export const signUpSchema = (agreements: { readonly terms: boolean; readonly stripe: boolean }) =>
  z
    .object({
      phone_email: emailRule,
      verification_code: z.string().check(
        z.refine((code) => codeProblem(code, length) !== 'empty', mandatory),
        z.refine((code) => codeProblem(code, length) !== 'short', say('sign_up_code_invalid')),
      ),
      password: z.string().check(z.refine(isPassword, say('seller_login_password_verify_tip1'))),
      confirm_password: z
        .string()
        .check(z.minLength(1, say('selleronboard_CB_signup_confirm_password_empty_toast'))),
      check_read_agreements: ticked(agreements.terms),
      stripe_agreements: ticked(agreements.stripe),
    })
    .check(
      z.refine(
        ({ password, confirm_password }) =>
          confirm_password === '' || confirm_password === password,
        {
          path: ['confirm_password'],
          error: say('selleronboard_CB_signup_password_no_match_toast'),
        },
      ),
    );
