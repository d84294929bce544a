import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import styles from './Logo.module.css';

/** The logo as SVG. Decorative: the link around it has the accessible name. */
export function Logo({ className, ...rest }: ComponentProps<'svg'>) {
  return (
    <svg
      {...rest}
      viewBox="0 0 131 32"
      className={classNames(styles['logo'], className)}
      aria-hidden="true"
    >
      <path
        className={styles['arch']}
        d="M2 29.5V14a11 11 0 0 1 22 0v15.5h-5V14.5a6 6 0 0 0-12 0v15Z"
      />
      <path className={styles['door']} d="M10 29.5v-14.5a3 3 0 0 1 6 0v14.5Z" />
      <g className={styles['word']}>
        <path d="M37 26.5V6.5h5.2a5.7 5.7 0 0 1 0 11.4H37" />
        <circle cx="59" cy="20" r="6.5" />
        <path d="M70.8 26.5V13.5m0 6.2c0-4 2.2-6.2 5.6-6.2M84.9 8v14.8c0 2.6 1.3 3.7 4 3.7M80.9 13.5h8" />
        <path d="M93.8 26.5V13.5M93.8 8.3v.1" />
        <path d="M109.8 15.4a6.5 6.5 0 1 0 0 9.2" />
        <circle cx="121" cy="20" r="6.5" />
      </g>
    </svg>
  );
}
