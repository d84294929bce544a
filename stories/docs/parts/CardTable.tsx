import type { ComponentProps } from 'react';
import { classNames } from '../../../src/components/classNames.ts';
import styles from './CardTable.module.css';

/** A table of the docs; on a narrow page each row is a card, with the `data-label` of each cell beside it. */
export function CardTable({ className, ...rest }: ComponentProps<'table'>) {
  return <table {...rest} className={classNames(styles['table'], className)} />;
}
