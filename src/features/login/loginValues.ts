import * as z from 'zod/mini';
import { errorKey } from '../shared/errorKey.ts';
import type { FormRules } from '../shared/fieldRules.ts';
import { contactError, type TypedContact } from '../shared/typedContact.ts';

/** The fields of the log-in form. Source: S-100. */
export interface LoginValues {
  account: TypedContact;
  password: string;
}

/**
 * The rules of the log-in form: a contact, and any password, which only the server can judge. The
 * older page does not classify what is typed: each of its blocks is of one type. Source: A§5, S-100, S-192.
 */
const schemaThat =
  (classifies: boolean) =>
  ({ phoneProblem, classify }: FormRules) =>
    z
      .object({
        account: z.custom<TypedContact>(),
        password: z.string().check(z.minLength(1, errorKey('input.account_empty'))),
      })
      .check(({ value, issues }) => {
        const account = classifies ? classify(value.account) : value.account;
        const message = contactError(account, phoneProblem);
        if (message !== null)
          issues.push({ code: 'custom', input: value, path: ['account'], message });
      });

/** The forms of both versions of the page, by whether the account field classifies. Source: LOGIN-001. */
export const loginPlans = {
  combined: { name: 'log_in', schema: schemaThat(true) },
  older: { name: 'log_in', schema: schemaThat(false) },
} as const;
