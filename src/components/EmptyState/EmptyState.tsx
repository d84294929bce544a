import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Illustration } from '../Illustration/Illustration.tsx';
import styles from './EmptyState.module.css';

interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  readonly title: ReactNode;
  /** Heading level of the title. */
  readonly level?: 2 | 3 | 4;
  /** Why there is nothing, or what the user can do. */
  readonly text?: ReactNode;
  /** One action. */
  readonly action?: ReactNode;
  /** Replaces the default illustration; decorative. */
  readonly picture?: ReactNode;
}

/** Shows that there is no content, why, and what the user can do. */
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
