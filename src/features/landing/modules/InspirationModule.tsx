import { Illustration } from '../../../components/Illustration/Illustration.tsx';
import { InspirationStories } from '../../../components/InspirationStories/InspirationStories.tsx';
import { LandingSection } from '../../../components/LandingSection/LandingSection.tsx';
import { Message } from '../../../i18n/Message.tsx';

const stories = [
  {
    id: 'picture',
    picture: <Illustration name="archClock" />,
    title: <Message id="inspiration_picture_title" />,
    content: <Message id="inspiration_picture_text" />,
    tips: [
      {
        title: <Message id="inspiration_picture_tip_1_title" />,
        text: <Message id="inspiration_picture_tip_1_text" />,
      },
      {
        title: <Message id="inspiration_picture_tip_2_title" />,
        text: <Message id="inspiration_picture_tip_2_text" />,
      },
      {
        title: <Message id="inspiration_picture_tip_3_title" />,
        text: <Message id="inspiration_picture_tip_3_text" />,
      },
    ],
  },
  {
    id: 'price',
    picture: <Illustration name="scales" />,
    title: <Message id="inspiration_price_title" />,
    content: <Message id="inspiration_price_text" />,
    tips: [
      {
        title: <Message id="inspiration_price_tip_1_title" />,
        text: <Message id="inspiration_price_tip_1_text" />,
      },
      {
        title: <Message id="inspiration_price_tip_2_title" />,
        text: <Message id="inspiration_price_tip_2_text" />,
      },
      {
        title: <Message id="inspiration_price_tip_3_title" />,
        text: <Message id="inspiration_price_tip_3_text" />,
      },
    ],
  },
  {
    id: 'service',
    picture: <Illustration name="sealedParcel" />,
    title: <Message id="inspiration_service_title" />,
    content: <Message id="inspiration_service_text" />,
    tips: [
      {
        title: <Message id="inspiration_service_tip_1_title" />,
        text: <Message id="inspiration_service_tip_1_text" />,
      },
      {
        title: <Message id="inspiration_service_tip_2_title" />,
        text: <Message id="inspiration_service_tip_2_text" />,
      },
      {
        title: <Message id="inspiration_service_tip_3_title" />,
        text: <Message id="inspiration_service_tip_3_text" />,
      },
    ],
  },
];

/** Ideas for the first month; no slot of the content service holds any. Source: B§2, B§3, S-125. */
export function InspirationModule() {
  return (
    <LandingSection data-module="inspirationStories" title={<Message id="inspiration_title" />}>
      <InspirationStories items={stories} />
    </LandingSection>
  );
}
