import { useTranslation } from 'react-i18next';
import { useState, type ComponentProps } from 'react';
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

/**
 * The region of toasts. Render it always, also empty: a live region must exist before its content. The
 * live region holds the messages alone; their buttons stand beside it and are not read out (E-24).
 */
export function Toasts({ toasts, onDismiss, stay = 6000, className, ...rest }: ToastsProps) {
  const { t } = useTranslation();
  const [buttons, setButtons] = useState<HTMLElement | null>(null);
  return (
    <section
      {...rest}
      className={classNames(styles['region'], className)}
      aria-label={t('toast_region')}
      data-message="toast_region"
      data-toasts=""
    >
      <div className={styles['list']}>
        {/* Not atomic: only the new toast is read out, not all again (E-24). */}
        <output className={styles['messages']} aria-atomic="false">
          {toasts.map((toast) => (
            <Toast
              key={toast.id}
              toast={toast}
              stay={stay}
              buttons={buttons}
              onDismiss={onDismiss}
            />
          ))}
        </output>
        <div ref={setButtons} className={styles['buttons']} />
      </div>
    </section>
  );
}
