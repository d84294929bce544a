import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import styles from './Stat.module.css';

interface StatProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** The figure as text: “3 ×”, “12 400”, “48 h”. */
  readonly value: ReactNode;
  readonly label: ReactNode;
  /** An icon for its meaning. */
  readonly icon?: ReactNode;
}

/** One figure with its label; three of them show below a seller story (LAND-041). */
export function Stat({ value, label, icon, className, ...rest }: StatProps) {
  return (
    <p {...rest} className={classNames(styles['stat'], className)}>
      {icon && <span className={styles['icon']}>{icon}</span>}
      <strong className={styles['value']}>
        {/* “12 400” keeps its order in a right-to-left page. */}
        <bdi>{value}</bdi>
      </strong>{' '}
      <span className={styles['label']}>{label}</span>
    </p>
  );
}
