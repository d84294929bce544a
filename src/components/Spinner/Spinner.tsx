import type { ComponentProps } from 'react';
import { Message } from '../../i18n/Message.tsx';
import { classNames } from '../classNames.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Spinner.module.css';

interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  readonly size?: 'small' | 'large';
}

/** Loading indicator for a whole area, with the text "Loading" for screen readers. Buttons have their own. */
export function Spinner({ size = 'large', className, ...rest }: SpinnerProps) {
  return (
    <span {...rest} className={classNames(styles['spinner'], className)} data-size={size}>
      <svg viewBox="0 0 24 32" className={styles['arch']} aria-hidden="true">
        <path className={styles['track']} d="M2 31V12a10 10 0 0 1 20 0v19" />
        <path className={styles['light']} d="M2 31V12a10 10 0 0 1 20 0v19" pathLength="100" />
      </svg>
      <VisuallyHidden>
        <Message id="loading" />
      </VisuallyHidden>
    </span>
  );
}
