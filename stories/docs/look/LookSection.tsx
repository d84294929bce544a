import { useId, type ReactNode } from 'react';
import styles from './LookSection.module.css';

interface LookSectionProps {
  readonly title: string;
  /** The rule, in one sentence. */
  readonly rule: string;
  /** The reason for the rule. */
  readonly why: ReactNode;
  readonly children: ReactNode;
}

/** One section of the page: a rule with its reason, and examples below. */
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
