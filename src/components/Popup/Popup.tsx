import type { ComponentProps, ReactNode } from 'react';
import type { MessageKey, MessageValues } from '../../i18n/MessageKey.ts';
import { useText } from '../../i18n/useText.ts';
import { classNames } from '../classNames.ts';
import { ChevronIcon } from '../icons/ChevronIcon.tsx';
import styles from './Popup.module.css';

type Own = 'children' | 'name' | 'onBlur' | 'onClick' | 'onKeyDown' | 'onToggle' | 'type';

interface PopupProps extends Omit<ComponentProps<'button'>, Own> {
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

/**
 * A button that opens a small panel below itself. What the panel needs comes with the panel, later.
 * `className` goes to the frame around both, `ref` and everything else to the button.
 */
export function Popup(props: PopupProps) {
  const { label, name, icon, open, onToggle, className, children, ...rest } = props;
  const text = useText();
  const isOnTheWay = open && !children;
  return (
    <div className={classNames(styles['popup'], className)}>
      <button
        {...(name && { 'aria-label': text(name.id, name.values), 'data-message': name.id })}
        {...rest}
        type="button"
        className={styles['button']}
        aria-expanded={open}
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
