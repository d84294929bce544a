import type { ComponentProps } from 'react';
import { AgreementsBlock } from '../../components/AgreementsBlock/AgreementsBlock.tsx';
import type { Contact } from '../../domain/account/Contact.ts';
import { textKey } from '../../i18n/textKey.ts';
import { useServices } from '../Services.ts';
import { consentsOf } from './shownAgreements.ts';

interface RegionAgreementsProps extends Omit<
  ComponentProps<typeof AgreementsBlock>,
  'age' | 'links' | 'emails' | 'phone'
> {
  readonly type: Contact['type'];
}

/** What a seller accepts and may allow, as the region asks for it. Source: REG-011 to REG-014, VAL-028 to VAL-033. */
export function RegionAgreements({ type, ...rest }: RegionAgreementsProps) {
  const { region } = useServices();
  const consents = consentsOf(region, type);
  const { stripe, ...links } = region.agreements.links;
  const consentKey = region.register.hasEdmEmail ? region.edmConsentKey : '';
  return (
    <AgreementsBlock
      {...rest}
      age={region.ageLimit}
      links={region.agreements.stripe ? { ...links, stripe } : links}
      {...(consents.emails && {
        emails: consentKey === '' ? {} : { consentKey: textKey(consentKey) },
      })}
      phone={consents.phone}
    />
  );
}
