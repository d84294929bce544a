import { IconList } from '../../../components/IconList/IconList.tsx';
import { CoinsIcon } from '../../../components/icons/CoinsIcon.tsx';
import { CheckIcon } from '../../../components/icons/CheckIcon.tsx';
import { TalkIcon } from '../../../components/icons/TalkIcon.tsx';
import { LandingSection } from '../../../components/LandingSection/LandingSection.tsx';
import { moduleContent } from '../../../domain/landing/content/moduleContent.ts';
import { Message } from '../../../i18n/Message.tsx';
import { useManagedIcons } from '../useManagedIcons.tsx';

const partners = [
  { id: 'parcels', icon: <CheckIcon />, title: <Message id="partner_parcels" /> },
  { id: 'payments', icon: <CoinsIcon />, title: <Message id="partner_payments" /> },
  { id: 'trade', icon: <TalkIcon />, title: <Message id="partner_trade" /> },
];

/** The partners of the marketplace. Source: B§3 (LAND-034), S-120, S-122. */
export function PartnersModule() {
  return (
    <LandingSection data-module="partners" title={<Message id="partners_title" />}>
      <IconList items={useManagedIcons(moduleContent.partners.slot) ?? partners} />
    </LandingSection>
  );
}
