import { Benefits } from '../../../components/Benefits/Benefits.tsx';
import { CheckIcon } from '../../../components/icons/CheckIcon.tsx';
import { CoinsIcon } from '../../../components/icons/CoinsIcon.tsx';
import { SearchIcon } from '../../../components/icons/SearchIcon.tsx';
import { TalkIcon } from '../../../components/icons/TalkIcon.tsx';
import { LandingSection } from '../../../components/LandingSection/LandingSection.tsx';
import { moduleContent } from '../../../domain/landing/content/moduleContent.ts';
import { Message } from '../../../i18n/Message.tsx';
import { Managed } from '../Managed.tsx';
import { pictureOf } from '../pictureOf.tsx';
import { useManaged } from '../useManaged.ts';

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

/** What a seller gains. Source: B§2, B§3, S-125. */
export function BenefitsModule() {
  const { slot, shape } = moduleContent.benefits;
  const items = useManaged(slot, shape)?.map(({ title, highlight, content, image }, index) => ({
    id: String(index),
    picture: pictureOf(image),
    title: <Managed text={title} />,
    highlight: highlight && <Managed text={highlight} />,
    text: <Managed text={content} />,
  }));
  return (
    <LandingSection data-module="benefits" title={<Message id="benefits_title" />}>
      <Benefits items={items ?? benefits} />
    </LandingSection>
  );
}
