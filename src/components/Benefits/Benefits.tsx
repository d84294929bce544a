import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import styles from './Benefits.module.css';

interface Benefit {
  readonly id: string;
  /** An icon, or a small picture. */
  readonly picture?: ReactNode;
  readonly title: ReactNode;
  /** A few words that stand out above the title. */
  readonly highlight?: ReactNode;
  readonly text: ReactNode;
}

interface BenefitsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  readonly items: readonly Benefit[];
}

/** What a seller gains, point by point. Source: B§3 (LAND-042). */
export function Benefits({ items, className, ...rest }: BenefitsProps) {
  return (
    <ul {...rest} className={classNames(styles['benefits'], className)}>
      {items.map(({ id, picture, title, highlight, text }) => (
        <li key={id} className={styles['benefit']} data-item={id}>
          {picture && <span className={styles['picture']}>{picture}</span>}
          <h3 className={styles['title']}>{title}</h3>
          {highlight && <p className={styles['highlight']}>{highlight}</p>}
          <p className={styles['text']}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
