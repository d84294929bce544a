import styles from './FoundCount.module.css';

interface FoundCountProps {
  readonly found: number;
  readonly all: number;
  /** What is counted, in the plural. */
  readonly things: string;
}

/** How much of a list a search has left; read out when it changes. */
export function FoundCount({ found, all, things }: FoundCountProps) {
  return (
    <output className={styles['count']}>
      <strong className={styles['found']}>{found}</strong> of {all} {things}
    </output>
  );
}
