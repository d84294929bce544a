import type { ComponentProps, ReactNode } from 'react';
import { Message } from '../../i18n/Message.tsx';
import { classNames } from '../classNames.ts';
import styles from './PageFrame.module.css';

interface PageFrameProps extends ComponentProps<'div'> {
  /** The top bar, where the page shows one. */
  readonly bar?: ReactNode;
}

/** The landmarks of every page: a way past the bar, the bar, the main part. */
export function PageFrame({ bar, className, children, ...rest }: PageFrameProps) {
  return (
    <div {...rest} className={classNames(styles['frame'], className)}>
      <a href="#main" className={styles['skip']}>
        <Message id="skip_to_content" />
      </a>
      {bar && <div className={styles['bar']}>{bar}</div>}
      <main id="main" className={styles['main']} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
