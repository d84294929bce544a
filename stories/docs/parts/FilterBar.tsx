import type { ComponentProps } from 'react';
import { classNames } from '../../../src/components/classNames.ts';
import styles from './FilterBar.module.css';

/** The card above a list that holds its search and filters. */
export function FilterBar({ className, ...rest }: ComponentProps<'search'>) {
  return <search {...rest} className={classNames(styles['bar'], className)} />;
}
