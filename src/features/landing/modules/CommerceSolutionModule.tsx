import { useTranslation } from 'react-i18next';
import { LandingSection } from '../../../components/LandingSection/LandingSection.tsx';
import { Video } from '../../../components/Video/Video.tsx';
import { WaysToSell } from '../../../components/WaysToSell/WaysToSell.tsx';
import { moduleContent } from '../../../domain/landing/content/moduleContent.ts';
import { Message } from '../../../i18n/Message.tsx';
import { Managed } from '../Managed.tsx';
import { useManaged } from '../useManaged.ts';
import builtInPoster from '../media/parcels.svg?no-inline';
import builtInClip from '../media/parcels.webm?no-inline';

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

/** The ways to sell, beside a looping video: its words and clip are managed, or built in. Source: A§2 (LAND-025), S-125. */
export function CommerceSolutionModule() {
  const { t } = useTranslation();
  const { slot, shape } = moduleContent.commerceSolution;
  const [managed] = useManaged(slot, shape) ?? [];
  const [clip] = managed?.videos ?? [];
  const video =
    clip === undefined
      ? { poster: builtInPoster, src: builtInClip }
      : { poster: clip.poster ?? builtInPoster, src: clip.src };
  return (
    <LandingSection
      data-module="commerceSolution"
      layout="beside"
      title={managed ? <Managed text={managed.title} /> : <Message id="commerce_title" />}
      lead={
        managed ? (
          managed.subTitle && <Managed text={managed.subTitle} />
        ) : (
          <Message id="commerce_subtitle" />
        )
      }
      media={
        <Video
          key={video.src}
          label={t('commerce_title')}
          labelKey="commerce_title"
          poster={video.poster}
          sources={[{ src: video.src, type: 'video/webm' }]}
          width={640}
          height={800}
          frame="arch"
        />
      }
    >
      <WaysToSell items={ways} />
    </LandingSection>
  );
}
