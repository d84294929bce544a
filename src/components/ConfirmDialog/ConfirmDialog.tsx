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
  /** The OK button's own text; “Confirm” where it asks, “OK” where it tells. */
  readonly okText?: MessageKey;
  readonly cancelText?: MessageKey;
  /** What OK began runs: nothing closes the dialog (E-30). */
  readonly loading?: boolean;
  /** Says what runs. */
  readonly loadingText?: MessageKey;
  /** OK; where there is no cancel, every way to close it is an OK. */
  readonly onOk: (ok: { readonly reason: CloseReason }) => void;
  /** With it the dialog asks and has a cancel button; Escape, the mask and the close button cancel. */
  readonly onCancel?: ((cancel: { readonly reason: CloseReason }) => void) | undefined;
}

/**
 * The generic confirm dialog: tells something, or asks for an answer (DLG-025); 420 px on desktop,
 * 272 px on mobile (UI-003). Where it asks, focus starts at cancel, so that a stray Enter changes
 * nothing; where it tells, at the title, so that it is not gone before it was read.
 */
export function ConfirmDialog({
  type,
  okText,
  cancelText = 'market_confirm_cancel',
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
