import * as z from 'zod/mini';
import type { Contact } from '../../domain/account/Contact.ts';
import { codeError, type FormRules } from '../shared/fieldRules.ts';
import { contactError, type TypedContact } from '../shared/typedContact.ts';

/** The fields of the form that binds a contact to the partner's account. */
export interface PartnerValues {
  kind: Contact['type'];
  /** Whether the partner has the contact; nothing is typed then. */
  saved: boolean;
  account: TypedContact;
  verification_code: string;
}

/** The fields that a submit validates, in their order on screen. */
export const partnerFields = ['account', 'verification_code'] as const;

/** The initial form, with the contact of an earlier attempt if there is one (E-14). */
export const partnerStartValues = (account: TypedContact): PartnerValues => ({
  ...{ kind: 'phone', saved: true, account, verification_code: '' },
});

/** A censored contact is not validated; the code is. Source: A§5 (PARTNER-014), S-050. */
const schema = ({ phoneProblem }: FormRules) =>
  z
    .object({
      kind: z.enum(['email', 'phone']),
      saved: z.boolean(),
      account: z.custom<TypedContact>(),
      verification_code: z.string(),
    })
    .check(({ value, issues }) => {
      const { kind, saved, account, verification_code } = value;
      const checked = [
        ['account', saved ? null : contactError(account, phoneProblem)],
        ['verification_code', codeError(verification_code, kind)],
      ] as const;
      for (const [field, message] of checked)
        if (message !== null) issues.push({ code: 'custom', input: value, path: [field], message });
    });

export const partnerPlan = { name: 'partner_onboarding', schema };
