import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import styles from './Ring.module.css';

/** Loading indicator next to a text, in its size. For a whole area use `Spinner`. */
export function Ring({ className, ...rest }: Omit<ComponentProps<'span'>, 'children'>) {
  return <span {...rest} className={classNames(styles['ring'], className)} aria-hidden="true" />;
}
