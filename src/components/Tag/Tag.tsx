import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import styles from './Tag.module.css';

/** Extra information in a word or two, next to a name. */
export function Tag({ className, ...rest }: ComponentProps<'small'>) {
  return <small {...rest} className={classNames(styles['tag'], className)} />;
}
