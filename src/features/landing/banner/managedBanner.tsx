import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { BannerItem } from '../../../domain/landing/content/shapes/banner.ts';
import { Message } from '../../../i18n/Message.tsx';
import styles from './ManagedBanner.module.css';

/** A banner of the content service: its picture, which may be a link. Source: B§3 (LAND-037). */
export function managedBanner({ image, cta_link: link }: BannerItem, index: number, name: string) {
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
