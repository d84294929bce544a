import type { ComponentProps } from 'react';
import { useText } from '../../i18n/useText.ts';
import { classNames } from '../classNames.ts';
import { Toast } from './Toast.tsx';
import type { ToastItem } from './ToastItem.ts';
import styles from './Toasts.module.css';

interface ToastsProps extends Omit<ComponentProps<'section'>, 'children'> {
  readonly toasts: readonly ToastItem[];
  readonly onDismiss: (toast: { readonly id: string }) => void;
  /** How long success and info toasts stay, in milliseconds. */
  readonly stay?: number;
}

/** The region of toasts. Render it always, also empty: a live region must exist before its content. */
export function Toasts({ toasts, onDismiss, stay = 6000, className, ...rest }: ToastsProps) {
  const text = useText();
  return (
    <section
      {...rest}
      className={classNames(styles['region'], className)}
      aria-label={text('toast_region')}
      data-message="toast_region"
      data-toasts=""
    >
      {/* Not atomic: only the new toast is read out, not all again (E-24). */}
      <output className={styles['list']} aria-atomic="false">
        {toasts.map((toast) => (
          <Toast key={toast.id} toast={toast} stay={stay} onDismiss={onDismiss} />
        ))}
      </output>
    </section>
  );
}
