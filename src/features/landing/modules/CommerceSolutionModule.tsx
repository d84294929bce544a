import { useTranslation } from 'react-i18next';
import { LandingSection } from '../../../components/LandingSection/LandingSection.tsx';
import { VideosInTurn } from '../../../components/Video/VideosInTurn.tsx';
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

/** The ways to sell, beside looping clips: its words and clips are managed, or built in. Source: A§2 (LAND-025), S-125. */
export function CommerceSolutionModule() {
  const { t } = useTranslation();
  const { slot, shape } = moduleContent.commerceSolution;
  const [managed] = useManaged(slot, shape) ?? [];
  const [first, ...others] = (managed?.videos ?? []).map(({ poster, src }) => ({
    poster: poster ?? builtInPoster,
    src,
  }));
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
        <VideosInTurn
          key={first?.src ?? builtInClip}
          label={t('commerce_title')}
          labelKey="commerce_title"
          clips={[first ?? { poster: builtInPoster, src: builtInClip }, ...others]}
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
