import type { ReactNode } from 'react';
import { Button } from '../../../src/components/Button/Button.tsx';
import styles from './NothingFits.module.css';

interface NothingFitsProps {
  /** What a search looks at. */
  readonly children: ReactNode;
  /** Words of the button that shows everything again. */
  readonly resetLabel: string;
  readonly onReset: () => void;
}

/** Stands where a search has left no line. */
export function NothingFits({ children, resetLabel, onReset }: NothingFitsProps) {
  return (
    <div className={styles['nothing']}>
      <p>{children}</p>
      <Button variant="secondary" onClick={onReset}>
        {resetLabel}
      </Button>
    </div>
  );
}
