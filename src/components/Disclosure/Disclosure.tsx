import { useState, type ReactNode } from 'react';
import { ChevronIcon } from '../icons/ChevronIcon.tsx';
import styles from './Disclosure.module.css';

interface DisclosureProps {
  readonly label: ReactNode;
  /** What is chosen now. */
  readonly value: string;
  /** Made anew each time that it opens. */
  readonly children: ReactNode;
}

/** A row that unfolds its choices below itself. */
export function Disclosure({ label, value, children }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  return (
    <details
      className={styles['disclosure']}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles['summary']}>
        <span className={styles['label']}>{label}</span>
        <span className={styles['value']}>{value}</span>
        <ChevronIcon className={styles['chevron']} />
      </summary>
      {open && <div className={styles['choices']}>{children}</div>}
    </details>
  );
}
