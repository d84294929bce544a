import type { ReactNode } from 'react';
import type { MessageKey, MessageValues } from '../../i18n/MessageKey.ts';
import { useText } from '../../i18n/useText.ts';
import { ChevronIcon } from '../icons/ChevronIcon.tsx';
import styles from './Popup.module.css';

interface PopupProps {
  /** What the button shows. */
  readonly label: ReactNode;
  /** What the button is called, where its label alone would not say it; holds the label's words. */
  readonly name?: { readonly id: MessageKey; readonly values?: MessageValues };
  readonly icon?: ReactNode;
  readonly open: boolean;
  readonly onToggle: () => void;
  /** A `PopupPanel`; nothing while its code is on the way. */
  readonly children: ReactNode;
}

/** A button that opens a small panel below itself. What the panel needs comes with the panel, later. */
export function Popup({ label, name, icon, open, onToggle, children }: PopupProps) {
  const text = useText();
  const isOnTheWay = open && !children;
  return (
    <div className={styles['popup']}>
      <button
        type="button"
        className={styles['button']}
        aria-expanded={open}
        {...(name && { 'aria-label': text(name.id, name.values), 'data-message': name.id })}
        onClick={onToggle}
        // The panel closes itself; until it is here, Escape and leaving the button call it off.
        onKeyDown={({ key }) => isOnTheWay && key === 'Escape' && onToggle()}
        onBlur={() => isOnTheWay && onToggle()}
      >
        {icon}
        {label}
        <ChevronIcon className={styles['chevron']} />
      </button>
      {open && children}
    </div>
  );
}
