import { useTranslation } from 'react-i18next';
import type { ComponentProps, ReactNode } from 'react';
import type { MessageKey, MessageValues } from '../../i18n/MessageKey.ts';
import { classNames } from '../classNames.ts';
import { ChevronIcon } from '../icons/ChevronIcon.tsx';
import styles from './Popup.module.css';

type Own = 'children' | 'name' | 'onBlur' | 'onClick' | 'onKeyDown' | 'onToggle' | 'type';

interface PopupProps extends Omit<ComponentProps<'button'>, Own> {
  /** The visible text of the button. */
  readonly label: ReactNode;
  /** Accessible name of the button, if the label is not enough; must contain the label. */
  readonly name?: { readonly id: MessageKey; readonly values?: MessageValues };
  readonly icon?: ReactNode;
  readonly open: boolean;
  readonly onToggle: () => void;
  /** A `PopupPanel`; nothing while its chunk loads. */
  readonly children: ReactNode;
}

/**
 * A button that opens a small panel below itself. The panel loads on demand. `className` goes to the
 * frame around both, `ref` and all other props to the button.
 */
export function Popup(props: PopupProps) {
  const { label, name, icon, open, onToggle, className, children, ...rest } = props;
  const { t } = useTranslation();
  const isLoading = open && !children;
  return (
    <div className={classNames(styles['popup'], className)}>
      <button
        {...(name && { 'aria-label': t(name.id, name.values ?? {}), 'data-message': name.id })}
        {...rest}
        type="button"
        className={styles['button']}
        aria-expanded={open}
        onClick={onToggle}
        // The panel closes itself; until it is loaded, Escape and blur of the button close it.
        onKeyDown={({ key }) => isLoading && key === 'Escape' && onToggle()}
        onBlur={() => isLoading && onToggle()}
      >
        {icon}
        {label}
        <ChevronIcon className={styles['chevron']} />
      </button>
      {open && children}
    </div>
  );
}
