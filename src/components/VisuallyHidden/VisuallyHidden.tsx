import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import styles from './VisuallyHidden.module.css';

interface VisuallyHiddenProps extends ComponentProps<'span'> {
  /** A polite live region: what appears in it is read out once (E-24). Render it before its words. */
  readonly live?: boolean;
}

/** For ears only. */
export function VisuallyHidden({ live = false, className, ...rest }: VisuallyHiddenProps) {
  const Tag = (live ? 'output' : 'span') as 'span'; // to `ref` and the rest one is like the other
  return <Tag {...rest} className={classNames(styles['hidden'], className)} />;
}
