import type { Contact } from '../../../domain/account/Contact.ts';
import type { RegionConfig } from '../../../domain/region/RegionConfig.ts';
import type { ShownAgreements } from '../../../api/account/snapDataOf.ts';
import type { SignUpValues } from '../steps/signUpValues.ts';

/** Which optional consents a form shows, by region and kind of contact. */
export interface Consents {
  readonly emails: boolean;
  readonly phone: boolean;
}

interface ConsentConfig {
  readonly register: Pick<
    RegionConfig['register'],
    'needSendEmailsAgreements' | 'needAuthPhoneCheck'
  >;
}

/** Source: A§5 (VAL-031), S-034, S-036. */
export const consentsOf = ({ register }: ConsentConfig, type: Contact['type']): Consents => ({
  emails: register.needSendEmailsAgreements && type === 'email',
  phone: register.needAuthPhoneCheck && type === 'phone',
});

export type Checkboxes = Pick<
  SignUpValues,
  'check_read_agreements' | 'stripe_agreements' | 'email_agreement' | 'phone_agreement'
>;

export type Types = readonly Contact['type'][];

/** Whether the consents of these kinds of contact include one. */
export const asks = (region: ConsentConfig, types: Types, consent: keyof Consents): boolean =>
  types.some((type) => consentsOf(region, type)[consent]);

/**
 * The agreements that were on screen, each with whether it was checked: with two contacts the consents
 * of both. Source: S-063, S-199.
 */
export const shownAgreements = (
  region: ConsentConfig & { readonly agreements: Pick<RegionConfig['agreements'], 'stripe'> },
  types: Types,
  checkboxes: Checkboxes,
): ShownAgreements => {
  const [emails, phone] = [asks(region, types, 'emails'), asks(region, types, 'phone')];
  return {
    terms: checkboxes.check_read_agreements,
    ...(region.agreements.stripe && { stripe: checkboxes.stripe_agreements }),
    ...(emails && { emails: checkboxes.email_agreement }),
    ...(phone && { phone: checkboxes.phone_agreement }),
  };
};

/** Whether marketing e-mails were checked; null where they were not on screen. Source: S-071. */
export const marketingOf = (
  region: ConsentConfig,
  types: Types,
  checkboxes: Pick<Checkboxes, 'email_agreement'>,
): boolean | null => (asks(region, types, 'emails') ? checkboxes.email_agreement : null);
