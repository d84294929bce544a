import type { ReactNode } from 'react';
import { Button } from '../../../src/components/Button/Button.tsx';
import styles from './NoMatches.module.css';

interface NoMatchesProps {
  /** Explains what the search covers. */
  readonly children: ReactNode;
  /** Label of the button that resets the search. */
  readonly resetLabel: string;
  readonly onReset: () => void;
}

/** Replaces the list when nothing matches. */
export function NoMatches({ children, resetLabel, onReset }: NoMatchesProps) {
  return (
    <div className={styles['nothing']}>
      <p>{children}</p>
      <Button variant="secondary" onClick={onReset}>
        {resetLabel}
      </Button>
    </div>
  );
}
