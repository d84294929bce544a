import { useTranslation } from 'react-i18next';
import { LandingSection } from '../../../components/LandingSection/LandingSection.tsx';
import { Video } from '../../../components/Video/Video.tsx';
import { WaysToSell } from '../../../components/WaysToSell/WaysToSell.tsx';
import { Message } from '../../../i18n/Message.tsx';
import poster from '../media/parcels.svg?no-inline';
import clip from '../media/parcels.webm?no-inline';

const ways = [
  {
    id: 'search',
    title: <Message id="commerce_search_title" />,
    text: <Message id="commerce_search_text" />,
  },
  {
    id: 'video',
    title: <Message id="commerce_video_title" />,
    text: <Message id="commerce_video_text" />,
  },
  {
    id: 'shop',
    title: <Message id="commerce_shop_title" />,
    text: <Message id="commerce_shop_text" />,
  },
];

/** The ways to sell, beside a looping video. Source: A§2 (LAND-025), S-125. */
export function CommerceSolutionModule() {
  const { t } = useTranslation();
  return (
    <LandingSection
      data-module="commerceSolution"
      layout="beside"
      title={<Message id="commerce_title" />}
      lead={<Message id="commerce_subtitle" />}
      media={
        <Video
          label={t('commerce_title')}
          poster={poster}
          sources={[{ src: clip, type: 'video/webm' }]}
          width={640}
          height={480}
          frame="arch"
        />
      }
    >
      <WaysToSell items={ways} />
    </LandingSection>
  );
}
