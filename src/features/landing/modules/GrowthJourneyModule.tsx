import { GrowthJourney } from '../../../components/GrowthJourney/GrowthJourney.tsx';
import { LandingSection } from '../../../components/LandingSection/LandingSection.tsx';
import { Message } from '../../../i18n/Message.tsx';

const steps = [
  {
    id: 'open',
    timer: <Message id="growth_open_timer" />,
    title: <Message id="growth_open_title" />,
    text: <Message id="growth_open_text" />,
  },
  {
    id: 'sell',
    timer: <Message id="growth_sell_timer" />,
    title: <Message id="growth_sell_title" />,
    text: <Message id="growth_sell_text" />,
  },
  {
    id: 'learn',
    timer: <Message id="growth_learn_timer" />,
    title: <Message id="growth_learn_title" />,
    text: <Message id="growth_learn_text" />,
  },
  {
    id: 'expand',
    timer: <Message id="growth_expand_timer" />,
    title: <Message id="growth_expand_title" />,
    text: <Message id="growth_expand_text" />,
  },
];

/** How a shop grows. Source: B§2, S-125. */
export function GrowthJourneyModule() {
  return (
    <LandingSection data-module="growthJourney" title={<Message id="growth_title" />}>
      <GrowthJourney steps={steps} />
    </LandingSection>
  );
}
