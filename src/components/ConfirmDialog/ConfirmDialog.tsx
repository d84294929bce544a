import { useId, type ComponentProps } from 'react';
import { Message } from '../../i18n/Message.tsx';
import type { MessageKey } from '../../i18n/MessageKey.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import type { CloseReason } from '../Dialog/useModal.ts';
import { ConfirmPicture, type ConfirmType } from './ConfirmPicture.tsx';

interface ConfirmDialogProps extends Omit<
  ComponentProps<typeof Dialog>,
  'picture' | 'size' | 'busy' | 'actions' | 'onClose' | 'role'
> {
  readonly type: ConfirmType;
  /** Text of the OK button; by default “Confirm” with a cancel button, else “OK”. */
  readonly okText?: MessageKey;
  readonly cancelText?: MessageKey;
  /** OK may not be pressed yet; it keeps the focus. */
  readonly okDisabled?: boolean;
  /** The action of OK is pending: nothing closes the dialog (E-30). */
  readonly loading?: boolean;
  /** Text of the OK button while loading. */
  readonly loadingText?: MessageKey;
  /** Called for OK; without `onCancel`, for every way of closing the dialog. */
  readonly onOk: (ok: { readonly reason: CloseReason }) => void;
  /** Adds a cancel button; Escape, the mask and the close button also cancel. */
  readonly onCancel?: ((cancel: { readonly reason: CloseReason }) => void) | undefined;
}

/**
 * The generic confirm dialog: a message, or a question with a cancel button (DLG-025); 420 px on
 * desktop, 272 px on mobile (UI-003). Initial focus is on cancel for a question, so that a stray
 * Enter changes nothing, and on the title for a message, so that Enter does not close it unread.
 */
export function ConfirmDialog({
  type,
  okText,
  cancelText = 'market_confirm_cancel',
  okDisabled = false,
  loading = false,
  loadingText = 'loading',
  onOk,
  onCancel,
  children,
  ...rest
}: ConfirmDialogProps) {
  const textId = useId();
  return (
    <Dialog
      aria-describedby={children ? textId : undefined}
      {...rest}
      role={onCancel ? 'alertdialog' : undefined}
      size="confirm"
      busy={loading}
      picture={<ConfirmPicture type={type} />}
      onClose={onCancel ?? onOk}
      actions={
        <>
          {onCancel && (
            <Button
              variant="secondary"
              disabled={loading}
              data-autofocus=""
              onClick={() => onCancel({ reason: 'button' })}
            >
              <Message id={cancelText} />
            </Button>
          )}
          <Button
            loading={loading}
            disabled={okDisabled}
            loadingLabel={<Message id={loadingText} />}
            onClick={() => onOk({ reason: 'button' })}
          >
            <Message id={okText ?? (onCancel ? 'market_confirm_confirm' : 'confirm_dialog_ok')} />
          </Button>
        </>
      }
    >
      {children && <div id={textId}>{children}</div>}
    </Dialog>
  );
}
