import type { TFunction } from 'i18next';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { BannerItem } from '../../../domain/landing/content/shapes/banner.ts';
import { Message } from '../../../i18n/Message.tsx';
import styles from './ManagedBanner.module.css';

/** The slides of banners of the content service: each a picture, which may be a link. Source: B§3 (LAND-037). */
export const managedBanners = (items: readonly BannerItem[], t: TFunction) =>
  items.map((item, index) => slideOf(item, index, t('banner_picture', { position: index + 1 })));

function slideOf({ image, cta_link: link }: BannerItem, index: number, name: string) {
  const picture = (
    <img
      className={styles['picture']}
      src={image}
      alt={name}
      data-message="banner_picture"
      loading="lazy"
      decoding="async"
    />
  );
  return {
    id: String(index),
    name,
    content:
      link === null ? (
        picture
      ) : (
        <a className={styles['link']} href={link} target="_blank" rel="noopener noreferrer">
          {picture}
          <VisuallyHidden>
            {' '}
            <Message id="opens_in_new_tab" />
          </VisuallyHidden>
        </a>
      ),
  };
}
