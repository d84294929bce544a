import * as z from 'zod/mini';
import { cleanEmail, isEmail } from '../../domain/account/email.ts';
import { CODE_LENGTH, codeProblem } from '../../domain/code/codeRules.ts';
import { isPassword } from '../../domain/password/passwordRules.ts';
import { errorCatalogue, type PortalErrorName } from '../../domain/errors/errorCatalogue.ts';
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

type InputError = Extract<PortalErrorName, `input.${string}`>;

const say = (input: InputError): MessageKey => errorCatalogue.portal[input].message;
const length = CODE_LENGTH.email;

/** An e-mail address as the form takes it. Source: A§5. */
export const emailRule = z.string().check(
  z.refine((typed) => cleanEmail(typed) !== '', say('input.account_empty')),
  z.refine(
    (typed) => cleanEmail(typed) === '' || isEmail(cleanEmail(typed)),
    say('input.email_invalid'),
  ),
);

const ticked = (needed: boolean) =>
  z.boolean().check(z.refine((tick) => tick || !needed, say('input.terms')));

/** The rules of the sign-up form; their messages are text keys. Source: A§5, S-050, S-060. */
export const signUpSchema = (agreements: { readonly terms: boolean; readonly stripe: boolean }) =>
  z
    .object({
      phone_email: emailRule,
      verification_code: z.string().check(
        z.refine((code) => codeProblem(code, length) !== 'empty', say('input.code_empty')),
        z.refine((code) => codeProblem(code, length) !== 'short', say('input.code_short')),
      ),
      password: z.string().check(z.refine(isPassword, say('input.password'))),
      confirm_password: z.string().check(z.minLength(1, say('input.repeat_empty'))),
      check_read_agreements: ticked(agreements.terms),
      stripe_agreements: ticked(agreements.stripe),
    })
    .check(
      z.refine(
        ({ password, confirm_password }) =>
          confirm_password === '' || confirm_password === password,
        {
          path: ['confirm_password'],
          error: say('input.repeat_differs'),
        },
      ),
    );
