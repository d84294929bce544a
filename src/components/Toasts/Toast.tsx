import { useTranslation } from 'react-i18next';
import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { AlertIcon } from '../icons/AlertIcon.tsx';
import { CheckIcon } from '../icons/CheckIcon.tsx';
import { CrossIcon } from '../icons/CrossIcon.tsx';
import { InfoIcon } from '../icons/InfoIcon.tsx';
import { WarningIcon } from '../icons/WarningIcon.tsx';
import { useHeld } from '../motion/useHeld.ts';
import { Phrase } from '../Phrase/Phrase.tsx';
import styles from './Toast.module.css';
import type { ToastItem } from './ToastItem.ts';

const icons = { positive: CheckIcon, info: InfoIcon, warning: WarningIcon, danger: AlertIcon };

interface ToastProps {
  readonly toast: ToastItem;
  readonly stay: number;
  /** Where the dismiss button stands, outside the live region of the message. */
  readonly buttons: HTMLElement | null;
  readonly onDismiss: (toast: { readonly id: string }) => void;
}

/** One toast. A success or info toast is removed after `stay` milliseconds; hover or focus stops the timer, which then restarts. */
export function Toast({ toast, stay, buttons, onDismiss }: ToastProps) {
  const { t } = useTranslation();
  const { id, tone, content } = toast;
  const { held, holds } = useHeld();
  const persists = held || tone === 'danger' || tone === 'warning';
  const remove = useEffectEvent(() => onDismiss({ id }));

  useEffect(() => {
    if (persists) return undefined;
    const timer = setTimeout(() => remove(), stay);
    return () => clearTimeout(timer);
  }, [persists, stay]);

  const ToneIcon = icons[tone];
  return (
    <span {...holds} className={styles['toast']} data-tone={tone}>
      <ToneIcon className={styles['icon']} />
      <Phrase content={content} />
      {buttons &&
        createPortal(
          <button
            type="button"
            className={styles['dismiss']}
            aria-label={t('toast_dismiss')}
            data-message="toast_dismiss"
            onClick={() => onDismiss({ id })}
          >
            <CrossIcon width="1.125rem" height="1.125rem" />
          </button>,
          buttons,
        )}
    </span>
  );
}
