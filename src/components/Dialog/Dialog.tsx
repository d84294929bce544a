import { useTranslation } from 'react-i18next';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { CrossIcon } from '../icons/CrossIcon.tsx';
import type { Theme } from '../Theme.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Dialog.module.css';
import panelStyles from './DialogPanel.module.css';
import { useModal, type CloseReason, type ModalEvent } from './useModal.ts';

/** The use of the dialog, which sets its width and the drawer's height on mobile (S-139). */
type DialogSize =
  | 'notice'
  | 'confirm'
  | 'identity'
  | 'contact'
  | 'market'
  | 'selector'
  | 'list'
  | 'register'
  | 'referral'
  | 'subscribe'
  | 'panel';

interface DialogProps extends Omit<ComponentProps<'dialog'>, 'open' | 'title' | ModalEvent> {
  readonly open: boolean;
  readonly title: ReactNode;
  /** Shown above the title. */
  readonly picture?: ReactNode;
  /** Sets the width on desktop and the drawer height on mobile (S-139). */
  readonly size?: DialogSize;
  /** The page's theme by default (S-141). */
  readonly theme?: Theme | undefined;
  /**
   * Whether it is modal. Another one opens beside the page, in a corner of it or as a drawer: it takes
   * no focus, and the page stays usable. For what opens by itself (E-16).
   */
  readonly modal?: boolean;
  /** A request is pending: nothing closes the dialog (E-30). */
  readonly busy?: boolean;
  /** The buttons at the bottom; without them there is only the close button. */
  readonly actions?: ReactNode;
  readonly onClose: (close: { readonly reason: CloseReason }) => void;
}

/**
 * A modal with the native element: the page behind is inert and does not scroll, focus starts at the
 * title (or the control with `data-autofocus`) and returns to the opener. On mobile it is a drawer.
 */
export function Dialog({
  open,
  title,
  picture,
  size = 'notice',
  theme,
  modal = true,
  busy = false,
  actions,
  onClose,
  ref,
  className,
  children,
  ...rest
}: DialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const dialog = useModal({ open, busy, modal, onClose, ref });
  return (
    <dialog
      aria-labelledby={titleId}
      {...rest}
      {...dialog}
      className={classNames(styles['dialog'], className)}
      aria-busy={busy || undefined}
      data-size={size}
      data-beside={modal ? undefined : ''}
      data-theme={theme}
    >
      <div className={panelStyles['panel']}>
        {/* No header or footer elements: in a dialog they would count as landmarks of the page. */}
        <div className={panelStyles['header']}>
          {picture && <div className={panelStyles['picture']}>{picture}</div>}
          <h2 id={titleId} className={panelStyles['title']} tabIndex={-1} data-autofocus="">
            {title}
          </h2>
          <button
            type="button"
            className={panelStyles['close']}
            aria-label={t('dialog_close')}
            aria-disabled={busy || undefined}
            data-message="dialog_close"
            onClick={busy ? undefined : () => onClose({ reason: 'cross' })}
          >
            <CrossIcon />
          </button>
        </div>
        <div className={panelStyles['body']}>{children}</div>
        {actions && <div className={panelStyles['actions']}>{actions}</div>}
      </div>
      <VisuallyHidden live data-read-out="" />
    </dialog>
  );
}
