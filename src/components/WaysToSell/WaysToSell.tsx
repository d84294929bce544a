import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import styles from './WaysToSell.module.css';

interface WayToSell {
  readonly id: string;
  readonly title: ReactNode;
  readonly text: ReactNode;
}

interface WaysToSellProps extends Omit<ComponentProps<'ul'>, 'children'> {
  readonly items: readonly WayToSell[];
}

/** The ways in which people find what is sold, beside the video of the commerce solution. Source: A§2 (LAND-025). */
export function WaysToSell({ items, className, ...rest }: WaysToSellProps) {
  return (
    <ul {...rest} className={classNames(styles['ways'], className)}>
      {items.map(({ id, title, text }) => (
        <li key={id} className={styles['way']} data-item={id}>
          <h3 className={styles['title']}>{title}</h3>
          <p className={styles['text']}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
