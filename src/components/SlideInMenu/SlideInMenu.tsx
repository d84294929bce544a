import { useId, type ReactNode } from 'react';
import { Message } from '../../i18n/Message.tsx';
import { useText } from '../../i18n/useText.ts';
import { useModal } from '../Dialog/useModal.ts';
import { CrossIcon } from '../icons/CrossIcon.tsx';
import styles from './SlideInMenu.module.css';

interface SlideInMenuProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Buttons that stay in sight below. */
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** A modal menu from the inline end: all that the bar has no room for. Source: A§2 (NAV-013, NAV-014). */
export function SlideInMenu({ open, onClose, actions, children }: SlideInMenuProps) {
  const text = useText();
  const titleId = useId();
  const modal = useModal({ open, busy: false, onClose });
  return (
    <dialog {...modal} className={styles['menu']} aria-labelledby={titleId}>
      <div className={styles['panel']}>
        <div className={styles['top']}>
          <h2 id={titleId} className={styles['title']} tabIndex={-1} data-autofocus="">
            <Message id="nav_menu_title" />
          </h2>
          <button
            type="button"
            className={styles['close']}
            aria-label={text('nav_menu_close')}
            data-message="nav_menu_close"
            onClick={onClose}
          >
            <CrossIcon />
          </button>
        </div>
        <div className={styles['content']}>{children}</div>
        <div className={styles['actions']}>{actions}</div>
      </div>
    </dialog>
  );
}
