import { useState, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { ChevronIcon } from '../icons/ChevronIcon.tsx';
import styles from './Disclosure.module.css';

interface DisclosureProps extends Omit<ComponentProps<'details'>, 'onToggle' | 'open'> {
  readonly label: ReactNode;
  /** The current choice. */
  readonly value: string;
  /** Mounted each time it opens. */
  readonly children: ReactNode;
}

/** A row that shows the current choice, and expands to show all choices. */
export function Disclosure({ label, value, className, children, ...rest }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  return (
    <details
      {...rest}
      className={classNames(styles['disclosure'], className)}
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
