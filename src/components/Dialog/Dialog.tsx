import { useId, type ComponentProps, type ReactNode } from 'react';
import { useText } from '../../i18n/useText.ts';
import { classNames } from '../classNames.ts';
import { CrossIcon } from '../icons/CrossIcon.tsx';
import type { Theme } from '../Theme.ts';
import styles from './Dialog.module.css';
import { useModal, type CloseReason } from './useModal.ts';

interface DialogProps extends Omit<ComponentProps<'dialog'>, 'open' | 'onClose' | 'title'> {
  readonly open: boolean;
  readonly title: ReactNode;
  /** Centred width on desktop and drawer height on mobile, by owner (S-139). */
  readonly size?: 'notice' | 'contact' | 'market' | 'selector';
  /** The page's own where it is not given (S-141). */
  readonly theme?: Theme | undefined;
  /** A request runs: nothing closes the dialog (E-30). */
  readonly busy?: boolean;
  readonly actions: ReactNode;
  readonly onClose: (close: { readonly reason: CloseReason }) => void;
}

/**
 * A modal on the native element: the page behind is inert and still, focus starts at the title (or
 * at the control with `data-autofocus`) and returns to what opened it. On mobile it is a drawer.
 */
export function Dialog({
  open,
  title,
  size = 'notice',
  theme,
  busy = false,
  actions,
  onClose,
  className,
  children,
  ...rest
}: DialogProps) {
  const text = useText();
  const titleId = useId();
  const modal = useModal({ open, busy, onClose });
  return (
    <dialog
      {...rest}
      {...modal}
      className={classNames(styles['dialog'], className)}
      aria-labelledby={titleId}
      aria-busy={busy || undefined}
      data-size={size}
      data-theme={theme}
    >
      <div className={styles['panel']}>
        <header className={styles['header']}>
          <h2 id={titleId} className={styles['title']} tabIndex={-1} data-autofocus="">
            {title}
          </h2>
          <button
            type="button"
            className={styles['close']}
            aria-label={text('dialog_close')}
            aria-disabled={busy || undefined}
            data-message="dialog_close"
            onClick={busy ? undefined : () => onClose({ reason: 'button' })}
          >
            <CrossIcon />
          </button>
        </header>
        <div className={styles['body']}>{children}</div>
        <footer className={styles['actions']}>{actions}</footer>
      </div>
    </dialog>
  );
}
