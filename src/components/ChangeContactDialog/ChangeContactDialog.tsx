import type { ComponentProps, ReactNode, Ref } from 'react';
import type { PhoneEntry } from '../../domain/phone/PhoneEntry.ts';
import { Message } from '../../i18n/Message.tsx';
import type { Dialog } from '../Dialog/Dialog.tsx';
import { FormDialog } from '../Dialog/FormDialog.tsx';
import { EmailField } from '../EmailField/EmailField.tsx';
import type { PhraseContent } from '../Phrase/PhraseContent.ts';

/** The props that the dialog passes to its field. */
export interface ContactSeat {
  readonly name: string;
  readonly label: ReactNode;
  readonly error: PhraseContent | undefined;
  readonly readOnly: boolean;
  readonly required: true;
  /** The dialog focuses the field when it opens. */
  readonly 'data-autofocus': '';
}

interface EmailContact {
  readonly kind: 'email';
  /** The current input; the owner initializes it with the current address (DLG-010). */
  readonly value: string;
  readonly onChange: (change: { readonly value: string }) => void;
  readonly onConfirm: (contact: { readonly value: string }) => void;
  /** Ref of the field, to focus it after a failed confirm. */
  readonly fieldRef?: Ref<HTMLInputElement>;
}

interface PhoneContact {
  readonly kind: 'phone';
  /** The current input; the owner initializes it with the current number (DLG-010). */
  readonly value: PhoneEntry;
  readonly onConfirm: (contact: { readonly value: PhoneEntry }) => void;
  /** Renders the `PhoneField` with its countries, so that a dialog for e-mail does not load them. */
  readonly renderField: (seat: ContactSeat) => ReactNode;
}

interface ChangeContactDialogProps extends Omit<
  ComponentProps<typeof Dialog>,
  'title' | 'size' | 'actions' | 'children' | 'onClose'
> {
  readonly contact: EmailContact | PhoneContact;
  readonly error?: PhraseContent | undefined;
  /** The rest of the cooldown before a code can be requested, shown by the disabled button (E-19). */
  readonly pause?: PhraseContent | undefined;
  readonly onCancel: () => void;
}

const texts = {
  email: { title: 'change_email_title', label: 'change_email_label' },
  phone: { title: 'change_phone_title', label: 'change_phone_label' },
} as const;

/**
 * Asks for another e-mail address or phone number for the same sign-up. The owner validates on
 * confirm, and closes the dialog or sets an error. Source: B§2, B§4 (DLG-005 to DLG-013).
 */
export function ChangeContactDialog(props: ChangeContactDialogProps) {
  const { contact, error, busy = false, onCancel, ...rest } = props;
  const { title, label } = texts[contact.kind];
  return (
    <FormDialog
      {...rest}
      size="contact"
      busy={busy}
      title={<Message id={title} />}
      submitText="market_confirm_confirm"
      busyText="sign_up_sending"
      onSubmit={() => confirmed(contact)}
      onCancel={onCancel}
    >
      <ContactField
        contact={contact}
        seat={{
          name: 'contact',
          label: <Message id={label} />,
          error,
          readOnly: busy,
          required: true,
          'data-autofocus': '',
        }}
      />
    </FormDialog>
  );
}

function confirmed(contact: EmailContact | PhoneContact): void {
  if (contact.kind === 'email') contact.onConfirm({ value: contact.value });
  else contact.onConfirm({ value: contact.value });
}

interface ContactFieldProps {
  readonly contact: EmailContact | PhoneContact;
  readonly seat: ContactSeat;
}

function ContactField({ contact, seat }: ContactFieldProps) {
  if (contact.kind === 'phone') return contact.renderField(seat);
  const { value, onChange, fieldRef } = contact;
  return (
    <EmailField
      {...seat}
      ref={fieldRef}
      value={value}
      onChange={({ currentTarget }) => onChange({ value: currentTarget.value })}
    />
  );
}
