import type { ComponentProps } from 'react';
import styles from './ArchMark.module.css';

/** A decorative arch with a location pin, in the theme's colours. */
export function ArchMark(props: Omit<ComponentProps<'svg'>, 'viewBox'>) {
  return (
    <svg width="3.5rem" height="3.9375rem" aria-hidden="true" {...props} viewBox="0 0 64 72">
      <path className={styles['stone']} d="M2 72V32a30 30 0 0 1 60 0v40z" />
      <path className={styles['vault']} d="M8 72V32a24 24 0 0 1 48 0v40z" />
      <path className={styles['light']} d="M15 72V32a17 17 0 0 1 34 0v40z" />
      <path className={styles['step']} d="M15 67h34v5H15z" />
      <path
        className={styles['pin']}
        fillRule="evenodd"
        d="M32 55.5s-9.5-9.8-9.5-17.2a9.5 9.5 0 0 1 19 0c0 7.4-9.5 17.2-9.5 17.2zm0-13.7a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z"
      />
    </svg>
  );
}
