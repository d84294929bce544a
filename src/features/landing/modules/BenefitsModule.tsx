import { Benefits } from '../../../components/Benefits/Benefits.tsx';
import { CheckIcon } from '../../../components/icons/CheckIcon.tsx';
import { CoinsIcon } from '../../../components/icons/CoinsIcon.tsx';
import { SearchIcon } from '../../../components/icons/SearchIcon.tsx';
import { TalkIcon } from '../../../components/icons/TalkIcon.tsx';
import { LandingSection } from '../../../components/LandingSection/LandingSection.tsx';
import { Message } from '../../../i18n/Message.tsx';

const benefits = [
  {
    id: 'reach',
    picture: <SearchIcon />,
    title: <Message id="benefit_reach_title" />,
    highlight: <Message id="benefit_reach_highlight" />,
    text: <Message id="benefit_reach_text" />,
  },
  {
    id: 'shop',
    picture: <CoinsIcon />,
    title: <Message id="benefit_shop_title" />,
    highlight: <Message id="benefit_shop_highlight" />,
    text: <Message id="benefit_shop_text" />,
  },
  {
    id: 'orders',
    picture: <CheckIcon />,
    title: <Message id="benefit_orders_title" />,
    highlight: <Message id="benefit_orders_highlight" />,
    text: <Message id="benefit_orders_text" />,
  },
  {
    id: 'help',
    picture: <TalkIcon />,
    title: <Message id="benefit_help_title" />,
    highlight: <Message id="benefit_help_highlight" />,
    text: <Message id="benefit_help_text" />,
  },
];

/** What a seller gains. Source: B§2, S-125. */
export function BenefitsModule() {
  return (
    <LandingSection data-module="benefits" title={<Message id="benefits_title" />}>
      <Benefits items={benefits} />
    </LandingSection>
  );
}
