import type { ComponentProps } from 'react';
import { Message } from '../../i18n/Message.tsx';
import { Button } from '../Button/Button.tsx';
import { classNames } from '../classNames.ts';
import styles from './ErrorPage.module.css';

interface ErrorPageProps extends Omit<ComponentProps<'main'>, 'children'> {
  readonly onReload: () => void;
}

/** Replaces a page that cannot be shown (LAYOUT-006, LAYOUT-007). */
export function ErrorPage({ onReload, className, ...rest }: ErrorPageProps) {
  return (
    <main {...rest} className={classNames(styles['page'], className)}>
      <svg viewBox="0 0 120 132" className={styles['picture']} aria-hidden="true">
        <path className={styles['wall']} d="M8 132V60a52 52 0 0 1 104 0v72Z" />
        <path className={styles['door']} d="M28 132V62a32 32 0 0 1 64 0v70Z" />
        <path className={styles['shutter']} d="M30 74h60M28 88h64M28 102h64M28 116h64" />
        <circle className={styles['knob']} cx="60" cy="125" r="3" />
      </svg>
      <h1 className={styles['title']}>
        <Message id="error_page_title" />
      </h1>
      <p className={styles['text']}>
        <Message id="error_page_text" />
      </p>
      <Button onClick={onReload}>
        <Message id="error_page_reload" />
      </Button>
    </main>
  );
}
