import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import styles from './Skeleton.module.css';

interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The content to come: a line of text, a title, a field or button, a picture's arch, a step's mark. */
  readonly shape?: 'line' | 'title' | 'control' | 'arch' | 'mark';
}

/** Placeholder of loading content. Hidden from screen readers; the parent announces loading. */
export function Skeleton({ shape = 'line', className, ...rest }: SkeletonProps) {
  return (
    <span
      {...rest}
      className={classNames(styles['skeleton'], className)}
      data-shape={shape}
      aria-hidden="true"
    />
  );
}
