import { Accordion } from '../../../components/Accordion/Accordion.tsx';
import { Illustration } from '../../../components/Illustration/Illustration.tsx';
import { LandingSection } from '../../../components/LandingSection/LandingSection.tsx';
import { Message } from '../../../i18n/Message.tsx';
import { Checklist } from './Checklist.tsx';

const steps = [
  {
    id: 'account',
    title: <Message id="guidance_account_title" />,
    note: <Message id="guidance_account_duration" />,
    content: <Message id="guidance_account_text" />,
    open: true,
  },
  {
    id: 'business',
    title: <Message id="guidance_business_title" />,
    note: <Message id="guidance_business_duration" />,
    content: <Message id="guidance_business_text" />,
  },
  {
    id: 'product',
    title: <Message id="guidance_product_title" />,
    note: <Message id="guidance_product_duration" />,
    content: <Message id="guidance_product_text" />,
  },
  {
    id: 'order',
    title: <Message id="guidance_order_title" />,
    note: <Message id="guidance_order_duration" />,
    content: <Message id="guidance_order_text" />,
  },
];

/** The way to the first order, its first step open (LAND-026). Source: B§2, B§4, S-125. */
export function GuidanceModule() {
  return (
    <LandingSection
      data-module="onboardingGuidance"
      layout="beside"
      title={<Message id="guidance_title" />}
      media={<Illustration name="handsWithParcel" />}
    >
      <Accordion items={steps} numbered />
      <Checklist />
    </LandingSection>
  );
}
