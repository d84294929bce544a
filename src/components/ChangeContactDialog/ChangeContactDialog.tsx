import type { ComponentProps, ReactNode } from 'react';
import { Message } from '../../i18n/Message.tsx';
import type { Dialog } from '../Dialog/Dialog.tsx';
import { FormDialog } from '../Dialog/FormDialog.tsx';
import type { PhraseContent } from '../Phrase/PhraseContent.ts';

/** The props that the dialog passes to its field. */
export interface ContactSeat {
  readonly name: string;
  readonly label: ReactNode;
  readonly readOnly: boolean;
  /** The dialog focuses the field when it opens. */
  readonly 'data-autofocus': '';
}

interface ChangeContactDialogProps extends Omit<
  ComponentProps<typeof Dialog>,
  'title' | 'size' | 'actions' | 'children' | 'onClose'
> {
  /** The type of the contact that is changed. */
  readonly kind: 'email' | 'phone';
  /** Renders the field, which the owner initializes with the current contact (DLG-010). */
  readonly renderField: (seat: ContactSeat) => ReactNode;
  /** The rest of the cooldown before a code can be requested, shown by the disabled button (E-19). */
  readonly pause?: PhraseContent | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

const texts = {
  email: { title: 'change_email_title', label: 'change_email_label' },
  phone: { title: 'change_phone_title', label: 'change_phone_label' },
} as const;

/**
 * Asks for another e-mail address or phone number for the same sign-up. The owner validates on
 * confirm, and closes the dialog or shows an error. Source: B§2, B§4 (DLG-005 to DLG-013).
 */
export function ChangeContactDialog(props: ChangeContactDialogProps) {
  const { kind, renderField, busy = false, onConfirm, onCancel, ...rest } = props;
  const { title, label } = texts[kind];
  return (
    <FormDialog
      {...rest}
      size="contact"
      busy={busy}
      title={<Message id={title} />}
      submitText="market_confirm_confirm"
      busyText="sign_up_sending"
      onSubmit={onConfirm}
      onCancel={onCancel}
    >
      {renderField({
        name: 'contact',
        label: <Message id={label} />,
        readOnly: busy,
        'data-autofocus': '',
      })}
    </FormDialog>
  );
}
