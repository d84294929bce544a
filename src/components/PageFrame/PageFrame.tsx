import { useRef, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { Message } from '../../i18n/Message.tsx';
import { classNames } from '../classNames.ts';
import styles from './PageFrame.module.css';

interface PageFrameProps extends ComponentProps<'div'> {
  /** The top bar, where the page shows one. */
  readonly bar?: ReactNode;
}

/** The landmarks of every page: a way past the bar, the bar, the main part. */
export function PageFrame({ bar, className, children, ...rest }: PageFrameProps) {
  const main = useRef<HTMLElement>(null);
  /** Past the bar without an entry in the history: there it would read as Back (E-14). */
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
    </div>
  );
}
