import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import styles from './Banner.module.css';
import entrance from './entrance.svg?no-inline';

interface Proof {
  readonly icon: ReactNode;
  readonly title: ReactNode;
  readonly text: ReactNode;
}

interface BannerProps extends ComponentProps<'section'> {
  /** The page's h1: at most nine words; on mobile one line above the card. */
  readonly headline: ReactNode;
  readonly lead?: ReactNode;
  readonly proofs?: readonly Proof[];
  /** One line of news at the top, in a place of three lines on a phone (LAND-018). */
  readonly notice?: ReactNode;
  /** A carousel or a video, which replaces the picture. */
  readonly media?: ReactNode;
  /** A rotating banner on phones, which takes the place of the media there (LAND-020). */
  readonly phoneMedia?: ReactNode;
  /** More words, in the room at the end of the text; over the picture where that is below. */
  readonly words?: ReactNode;
  /** The card in the arch. */
  readonly children: ReactNode;
}

/** The main banner: headline and proofs at the start, the card in the arch, the picture behind it. */
export function Banner(props: BannerProps) {
  const { headline, lead, proofs = [], notice, media, phoneMedia, ...others } = props;
  const { words, className, children, ...rest } = others;
  return (
    <section
      {...rest}
      className={classNames(styles['banner'], className)}
      data-media={media !== undefined || undefined}
    >
      {notice && <div className={styles['notice']}>{notice}</div>}
      <h1 className={styles['headline']}>{headline}</h1>
      <div className={styles['card']} data-card>
        {children}
      </div>
      <div className={styles['promise']}>
        {lead && <p className={styles['lead']}>{lead}</p>}
        {phoneMedia && <div className={styles['phoneMedia']}>{phoneMedia}</div>}
        {media && <div className={styles['media']}>{media}</div>}
        {proofs.length > 0 && (
          <ul className={styles['proofs']}>
            {proofs.map(({ icon, title, text }, index) => (
              <li key={index} className={styles['proof']}>
                <span className={styles['icon']}>{icon}</span>
                <div>
                  <p className={styles['title']}>{title}</p>
                  <p className={styles['text']}>{text}</p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
      {!media && (
        <img className={styles['picture']} src={entrance} alt="" width="820" height="836" />
      )}
      {words && <div className={styles['words']}>{words}</div>}
    </section>
  );
}
