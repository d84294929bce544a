import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Illustration } from '../Illustration/Illustration.tsx';
import styles from './EmptyState.module.css';

interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  readonly title: ReactNode;
  /** Level of the title in the page's outline. */
  readonly level?: 2 | 3 | 4;
  /** Why there is nothing, or what to do about it. */
  readonly text?: ReactNode;
  /** One way on. */
  readonly action?: ReactNode;
  /** Instead of the empty shelf; decorative. */
  readonly picture?: ReactNode;
}

/** Says that there is nothing to show here, why, and what to do; never a blank place. */
export function EmptyState({
  title,
  level = 2,
  text,
  action,
  picture,
  className,
  ...rest
}: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div {...rest} className={classNames(styles['empty'], className)}>
      <div className={styles['picture']}>
        {picture === undefined ? <Illustration name="emptyShelf" /> : picture}
      </div>
      <Heading className={styles['title']}>{title}</Heading>
      {text && <p className={styles['text']}>{text}</p>}
      {action && <div className={styles['action']}>{action}</div>}
    </div>
  );
}
