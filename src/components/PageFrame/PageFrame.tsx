import { useRef, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { Message } from '../../i18n/Message.tsx';
import { classNames } from '../classNames.ts';
import styles from './PageFrame.module.css';

interface PageFrameProps extends ComponentProps<'div'> {
  /** The top bar, if the page has one. */
  readonly bar?: ReactNode;
  /** The `footer`, if the page has one. */
  readonly footer?: ReactNode;
}

/** The landmarks of every page: skip link, bar, main content, footer. */
export function PageFrame({ bar, footer, className, children, ...rest }: PageFrameProps) {
  const main = useRef<HTMLElement>(null);
  /** Skips the bar without a history entry, which would be read as Back (E-14). */
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
  };
  return (
    <div {...rest} className={classNames(styles['frame'], className)}>
      <a href="#main" className={styles['skip']} onClick={skip}>
        <Message id="skip_to_content" />
      </a>
      {bar && <div className={styles['bar']}>{bar}</div>}
      <main id="main" ref={main} className={styles['main']} tabIndex={-1}>
        {children}
      </main>
      {footer}
    </div>
  );
}
