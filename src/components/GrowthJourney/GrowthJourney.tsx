import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import styles from './GrowthJourney.module.css';

interface JourneyStep {
  readonly id: string;
  /** When the step comes: “First weeks”. */
  readonly timer?: ReactNode;
  readonly title: ReactNode;
  readonly text: ReactNode;
}

interface GrowthJourneyProps extends Omit<ComponentProps<'ol'>, 'children'> {
  readonly steps: readonly JourneyStep[];
}

/** How a shop grows, along a line: side by side on a wide screen, from top to bottom on a phone. Source: B§3 (LAND-043). */
export function GrowthJourney({ steps, className, ...rest }: GrowthJourneyProps) {
  return (
    <ol {...rest} className={classNames(styles['journey'], className)}>
      {steps.map(({ id, timer, title, text }) => (
        <li key={id} className={styles['step']} data-item={id}>
          {timer && <p className={styles['timer']}>{timer}</p>}
          <h3 className={styles['title']}>{title}</h3>
          <p className={styles['text']}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
