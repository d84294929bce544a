import { useTranslation } from 'react-i18next';
import { Video } from '../../components/Video/Video.tsx';
import styles from './BannerClip.module.css';
import poster from '../../components/Banner/entrance.svg?no-inline';
import clip from './media/entrance.webm?no-inline';

/** The main banner's picture, moving: it lies over the still one, whose place and size it has. Source: B§2, S-125. */
export default function BannerClip() {
  const { t } = useTranslation();
  return (
    <Video
      className={styles['clip']}
      label={t('banner_clip')}
      labelKey="banner_clip"
      poster={poster}
      sources={[{ src: clip, type: 'video/webm' }]}
      width={820}
      height={836}
      frame="cover"
    />
  );
}
