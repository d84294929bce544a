import styles from './FoundCount.module.css';

interface FoundCountProps {
  readonly found: number;
  readonly all: number;
  /** What is counted, in the plural. */
  readonly things: string;
}

/** The number of matches; announced when it changes. */
export function FoundCount({ found, all, things }: FoundCountProps) {
  return (
    <output className={styles['count']}>
      <strong className={styles['found']}>{found}</strong> of {all} {things}
    </output>
  );
}
