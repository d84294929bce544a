import { useId, type ReactNode } from 'react';
import styles from './LookSection.module.css';

interface LookSectionProps {
  readonly title: string;
  /** The rule, in one sentence. */
  readonly rule: string;
  /** Why the rule is so. */
  readonly why: ReactNode;
  readonly children: ReactNode;
}

/** One part of the language: its rule and its reason at the start, what it looks like below. */
export function LookSection({ title, rule, why, children }: LookSectionProps) {
  const id = useId();
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <header className={styles['head']}>
        <h2 id={id} className={styles['title']}>
          {title}
        </h2>
        <p className={styles['rule']}>{rule}</p>
        <p className={styles['why']}>{why}</p>
      </header>
      <div className={styles['body']}>{children}</div>
    </section>
  );
}
