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
  readonly lead: ReactNode;
  readonly proofs: readonly Proof[];
  /** The card that stands in the arch. */
  readonly children: ReactNode;
}

/** The main banner: the promise at the start, the card in the arch, the picture off the edge. */
export function Banner({ headline, lead, proofs, className, children, ...rest }: BannerProps) {
  return (
    <section {...rest} className={classNames(styles['banner'], className)}>
      <h1 className={styles['headline']}>{headline}</h1>
      <div className={styles['card']}>{children}</div>
      <div className={styles['promise']}>
        <p className={styles['lead']}>{lead}</p>
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
      </div>
      <img className={styles['picture']} src={entrance} alt="" width="820" height="836" />
    </section>
  );
}
