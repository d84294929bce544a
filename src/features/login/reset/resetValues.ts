import * as z from 'zod/mini';
import { errorKey } from '../../shared/errorKey.ts';
import { codeError, passwordRule, repeatRule, type FormRules } from '../../shared/fieldRules.ts';
import { contactError, type TypedContact } from '../../shared/typedContact.ts';

/** The fields of the panel for a forgotten password. Source: S-101. */
export interface ResetValues {
  account: TypedContact;
  verification_code: string;
  password: string;
  confirm_password: string;
}

/** The initial form. */
export const resetValues = (account: TypedContact): ResetValues => ({
  account,
  verification_code: '',
  password: '',
  confirm_password: '',
});

/** The fields that each step validates on its submit, in their order on screen. */
export const resetFields = {
  account: ['account'],
  code: ['verification_code'],
  password: ['password', 'confirm_password'],
} as const satisfies Record<string, readonly (keyof ResetValues)[]>;

/** The rules of the panel; their messages are text keys. Source: A§5, S-050, S-060. */
const schema = ({ phoneProblem, classify }: FormRules) =>
  z
    .object({
      account: z.custom<TypedContact>(),
      verification_code: z.string(),
      password: passwordRule,
      confirm_password: repeatRule,
    })
    .check(({ value, issues }) => {
      const account = classify(value.account);
      const { verification_code, password, confirm_password } = value;
      const differs = confirm_password !== '' && confirm_password !== password;
      const checked = [
        ['account', contactError(account, phoneProblem)],
        ['verification_code', codeError(verification_code, account.type)],
        ['confirm_password', differs ? errorKey('input.repeat_differs') : null],
      ] as const;
      for (const [field, message] of checked)
        if (message !== null) issues.push({ code: 'custom', input: value, path: [field], message });
    });

/** The panel's form. */
export const resetPlan = { name: 'password_reset', schema };
