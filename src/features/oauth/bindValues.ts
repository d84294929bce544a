import * as z from 'zod/mini';
import type { BindReason } from '../../flows/oauth/OAuthState.ts';
import { errorKey } from '../shared/errorKey.ts';
import { codeError, passwordRule, type FormRules } from '../shared/fieldRules.ts';
import { contactError, emptyContact, type TypedContact } from '../shared/typedContact.ts';

/** The fields of the step that binds a contact. Source: A§7 (OAUTH-018). */
export interface BindValues {
  account: TypedContact;
  verification_code: string;
  password: string;
}

/** The fields that each step validates on its submit, in their order on screen. */
export const bindFields = {
  contact: ['account'],
  code: ['verification_code', 'password'],
} as const satisfies Record<string, readonly (keyof BindValues)[]>;

/** The password of an account that exists has the rules of its day. */
const knownPassword = z.string().check(z.minLength(1, errorKey('input.account_empty')));

const schemaWith =
  (password: typeof passwordRule) =>
  ({ phoneProblem, classify }: FormRules) =>
    z
      .object({ account: z.custom<TypedContact>(), verification_code: z.string(), password })
      .check(({ value, issues }) => {
        const account = classify(value.account);
        const checked = [
          ['account', contactError(account, phoneProblem)],
          ['verification_code', codeError(value.verification_code, account.type)],
        ] as const;
        for (const [field, message] of checked)
          if (message !== null)
            issues.push({ code: 'custom', input: value, path: [field], message });
      });

/** The form: with the password of the account in conflict, or with a new one. */
export const bindPlans = {
  conflict: { name: 'bind_contact', schema: schemaWith(knownPassword) },
  missing: { name: 'bind_contact', schema: schemaWith(passwordRule) },
} as const satisfies Record<BindReason, object>;

/** The initial form. */
export const bindStart: BindValues = {
  account: emptyContact('email'),
  verification_code: '',
  password: '',
};
