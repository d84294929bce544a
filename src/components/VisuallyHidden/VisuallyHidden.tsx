import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import styles from './VisuallyHidden.module.css';

interface VisuallyHiddenProps extends ComponentProps<'span'> {
  /** A polite live region: added content is read out once (E-24). Render it before its content. */
  readonly live?: boolean;
}

/** Text only for screen readers. */
export function VisuallyHidden({ live = false, className, ...rest }: VisuallyHiddenProps) {
  const Tag = (live ? 'output' : 'span') as 'span'; // both accept the same ref and props
  return <Tag {...rest} className={classNames(styles['hidden'], className)} />;
}
