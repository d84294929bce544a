import * as z from 'zod/mini';
import { errorKey } from '../../shared/errorKey.ts';
import type { FormRules } from '../../shared/fieldRules.ts';
import { contactError, type TypedContact } from '../../shared/typedContact.ts';

/** The fields of a subscribe form. Source: S-146. */
export interface SubscribeValues {
  account: TypedContact;
  shopLink: string;
}

const EMPTY = errorKey('input.account_empty');

/** An empty contact has a text of its own here. Source: A§5 (LEAD-012). */
const schema = ({ phoneProblem, classify }: FormRules) =>
  z
    .object({ account: z.custom<TypedContact>(), shopLink: z.string() })
    .check(({ value, issues }) => {
      const error = contactError(classify(value.account), phoneProblem);
      if (error === null) return;
      const message = error === EMPTY ? errorKey('input.lead_contact') : error;
      issues.push({ code: 'custom', input: value, path: ['account'], message });
    });

/** The subscribe form; its shop link is optional and is not validated. Source: LEAD-013. */
export const subscribePlan = { name: 'subscribe', schema };
