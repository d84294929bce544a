import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../../i18n/useText.ts';
import { AlertIcon } from '../icons/AlertIcon.tsx';
import { CheckIcon } from '../icons/CheckIcon.tsx';
import { CrossIcon } from '../icons/CrossIcon.tsx';
import { InfoIcon } from '../icons/InfoIcon.tsx';
import { Phrase } from '../Phrase/Phrase.tsx';
import styles from './Toast.module.css';
import type { ToastItem } from './ToastItem.ts';

const icons = { positive: CheckIcon, info: InfoIcon, danger: AlertIcon };

interface ToastProps {
  readonly toast: ToastItem;
  readonly stay: number;
  readonly onDismiss: (toast: { readonly id: string }) => void;
}

/** Leaves after `stay` milliseconds; while it is pointed at or holds focus the time stands, then starts anew. */
export function Toast({ toast, stay, onDismiss }: ToastProps) {
  const text = useText();
  const { id, tone, content } = toast;
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = tone === 'danger' || pointed || focused;
  const leave = useEffectEvent(() => onDismiss({ id }));

  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => leave(), stay);
    return () => clearTimeout(timer);
  }, [held, stay]);

  const ToneIcon = icons[tone];
  return (
    <span
      className={styles['toast']}
      data-tone={tone}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <ToneIcon className={styles['icon']} />
      <Phrase content={content} />
      <button
        type="button"
        className={styles['dismiss']}
        aria-label={text('toast_dismiss')}
        data-message="toast_dismiss"
        onClick={() => onDismiss({ id })}
      >
        <CrossIcon width="18" height="18" />
      </button>
    </span>
  );
}
