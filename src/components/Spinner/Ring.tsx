import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import styles from './Ring.module.css';

/** Waiting beside words that say for what, as large as they are. For a whole place there is `Spinner`. */
export function Ring({ className, ...rest }: Omit<ComponentProps<'span'>, 'children'>) {
  return <span {...rest} className={classNames(styles['ring'], className)} aria-hidden="true" />;
}
