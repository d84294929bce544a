import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import styles from './Tag.module.css';

/** What else is to be known of something, in a word or two beside its name. */
export function Tag({ className, ...rest }: ComponentProps<'small'>) {
  return <small {...rest} className={classNames(styles['tag'], className)} />;
}
