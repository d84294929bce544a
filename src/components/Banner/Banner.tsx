import type { ComponentProps, ReactNode } from 'react';
import { textLimits } from '../../domain/text/textLimits.ts';
import { truncate } from '../../domain/text/truncate.ts';
import { classNames } from '../classNames.ts';
import { TextLink } from '../TextLink/TextLink.tsx';
import styles from './Banner.module.css';
import entrance from './entrance.svg?no-inline';

interface Proof {
  readonly icon: ReactNode;
  readonly title: ReactNode;
  readonly text: ReactNode;
}

interface Notice {
  /** Cut to 120 characters (LAND-023). */
  readonly text: string;
  readonly href?: string;
}

interface BannerProps extends ComponentProps<'section'> {
  /** The page's h1: at most nine words; on mobile one line above the card. */
  readonly headline: ReactNode;
  readonly lead?: ReactNode;
  readonly proofs?: readonly Proof[];
  /** One line of news at the top (LAND-018). */
  readonly notice?: Notice | undefined;
  /** A carousel or a video, which replaces the picture. */
  readonly media?: ReactNode;
  /** The card in the arch. */
  readonly children: ReactNode;
}

/** The main banner: headline and proofs at the start, the card in the arch, the picture behind it. */
export function Banner(props: BannerProps) {
  const { headline, lead, proofs = [], notice, media, className, children, ...rest } = props;
  return (
    <section
      {...rest}
      className={classNames(styles['banner'], className)}
      data-media={media !== undefined || undefined}
    >
      {notice && (
        <p className={styles['notice']} dir="auto">
          <NoticeText {...notice} />
        </p>
      )}
      <h1 className={styles['headline']}>{headline}</h1>
      <div className={styles['card']} data-card>
        {children}
      </div>
      <div className={styles['promise']}>
        {lead && <p className={styles['lead']}>{lead}</p>}
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
    </section>
  );
}

function NoticeText({ text, href }: Notice) {
  const shown = truncate(text, textLimits.topBanner);
  return href === undefined ? shown : <TextLink href={href}>{shown}</TextLink>;
}
