import type { Contact } from '../../domain/account/Contact.ts';
import type { RegionConfig } from '../../domain/region/RegionConfig.ts';
import type { ShownAgreements } from './payloads/snapshot.ts';
import type { SignUpValues } from './signUpForm.ts';

/** Which optional consents a form asks for, by region and kind of contact. */
export interface Consents {
  readonly emails: boolean;
  readonly phone: boolean;
}

interface Asking {
  readonly register: Pick<
    RegionConfig['register'],
    'needSendEmailsAgreements' | 'needAuthPhoneCheck'
  >;
}

/** Source: A§5 (VAL-031), S-034, S-036. */
export const consentsOf = ({ register }: Asking, type: Contact['type']): Consents => ({
  emails: register.needSendEmailsAgreements && type === 'email',
  phone: register.needAuthPhoneCheck && type === 'phone',
});

type Ticks = Pick<
  SignUpValues,
  'check_read_agreements' | 'stripe_agreements' | 'email_agreement' | 'phone_agreement'
>;

/** The agreements that were on screen, each with whether it was ticked. Source: S-063. */
export const shownAgreements = (
  region: Asking & { readonly agreements: Pick<RegionConfig['agreements'], 'stripe'> },
  type: Contact['type'],
  ticks: Ticks,
): ShownAgreements => {
  const { emails, phone } = consentsOf(region, type);
  return {
    terms: ticks.check_read_agreements,
    ...(region.agreements.stripe && { stripe: ticks.stripe_agreements }),
    ...(emails && { emails: ticks.email_agreement }),
    ...(phone && { phone: ticks.phone_agreement }),
  };
};

/** Whether marketing e-mails were ticked; null where nobody was asked. Source: S-071. */
export const marketingOf = (
  region: Asking,
  type: Contact['type'],
  ticks: Pick<Ticks, 'email_agreement'>,
): boolean | null => (consentsOf(region, type).emails ? ticks.email_agreement : null);
