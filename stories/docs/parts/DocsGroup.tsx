import type { ReactNode } from 'react';
import styles from './DocsGroup.module.css';

interface DocsGroupProps {
  readonly title: string;
  /** Number of lines. */
  readonly size: number;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** A section of a list or table: title, number of lines, introduction, and the lines on a card. */
export function DocsGroup({ title, size, lead, children }: DocsGroupProps) {
  return (
    <section aria-label={title} className={styles['group']}>
      <header className={styles['head']}>
        <h2 className={styles['title']}>{title}</h2>
        <span className={styles['size']}>{size}</span>
        <p className={styles['lead']}>{lead}</p>
      </header>
      <div className={styles['card']}>{children}</div>
    </section>
  );
}
