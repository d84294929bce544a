import { useTranslation } from 'react-i18next';
import {
  useEffect,
  useEffectEvent,
  useId,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react';
import { Message } from '../../i18n/Message.tsx';
import { classNames } from '../classNames.ts';
import { useModal, type ModalEvent } from '../Dialog/useModal.ts';
import { CrossIcon } from '../icons/CrossIcon.tsx';
import { whenHidden } from '../Popup/whenHidden.ts';
import styles from './SlideInMenu.module.css';
import { useOpenings } from './useOpenings.ts';

interface SlideInMenuProps extends Omit<ComponentProps<'dialog'>, 'open' | ModalEvent> {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The button that opens it; the menu closes when a wider window hides the button. */
  readonly opener?: RefObject<HTMLElement | null>;
  /** Buttons that stay visible at the bottom. */
  readonly actions: ReactNode;
  /** Mounted each time it opens. */
  readonly children: ReactNode;
}

/** A modal menu from the inline end, for items that do not fit in the bar. Source: A§2 (NAV-013, NAV-014). */
export function SlideInMenu(props: SlideInMenuProps) {
  const { open, onClose, opener, actions, ref, className, children, ...rest } = props;
  const { t } = useTranslation();
  const titleId = useId();
  const modal = useModal({ open, busy: false, onClose, ref });
  const openings = useOpenings(open);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const button = opener?.current;
    return open && button ? whenHidden(button, () => close()) : undefined;
  }, [open, opener]);
  return (
    <dialog
      aria-labelledby={titleId}
      {...rest}
      {...modal}
      className={classNames(styles['menu'], className)}
    >
      <div className={styles['panel']}>
        <div className={styles['top']}>
          <h2 id={titleId} className={styles['title']} tabIndex={-1} data-autofocus="">
            <Message id="nav_menu_title" />
          </h2>
          <button
            type="button"
            className={styles['close']}
            aria-label={t('nav_menu_close')}
            data-message="nav_menu_close"
            onClick={onClose}
          >
            <CrossIcon />
          </button>
        </div>
        <div key={openings} className={styles['content']}>
          {children}
        </div>
        <div className={styles['actions']}>{actions}</div>
      </div>
    </dialog>
  );
}
