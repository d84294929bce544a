import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import styles from './IconList.module.css';

interface IconItem {
  readonly id: string;
  /** An icon, a small picture or a QR code. */
  readonly icon: ReactNode;
  readonly title: ReactNode;
}

interface IconListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  readonly items: readonly IconItem[];
}

/** Icons with their names, as service providers, partners and QR codes come from the content service. Source: B§3 (LAND-040). */
export function IconList({ items, className, ...rest }: IconListProps) {
  return (
    <ul {...rest} className={classNames(styles['list'], className)}>
      {items.map(({ id, icon, title }) => (
        <li key={id} className={styles['item']} data-item={id}>
          <span className={styles['icon']}>{icon}</span>
          <span className={styles['title']}>{title}</span>
        </li>
      ))}
    </ul>
  );
}
