import { Message } from '../../i18n/Message.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';

/** The texts by kind of contact. Source: B§2. */
const texts = {
  email: {
    title: 'signup_email_repeat_popup_title',
    content: 'signup_email_repeat_popup_content',
    change: 'exists_dialog_change',
  },
  phone: {
    title: 'signup_phone_repeat_popup_title',
    content: 'signup_phone_repeat_popup_content',
    change: 'exists_dialog_change_phone',
  },
} as const;

interface ExistsDialogProps {
  readonly open: boolean;
  readonly kind: keyof typeof texts;
  /** The address or number that has an account already, as it is shown to people. */
  readonly contact: string;
  readonly onCancel: () => void;
  readonly onLogIn: () => void;
  readonly onChange: () => void;
}

/** The contact has an account: log in with it, use another, or leave it (DLG-001..003). */
export function ExistsDialog({
  open,
  kind,
  contact,
  onCancel,
  onLogIn,
  onChange,
}: ExistsDialogProps) {
  return (
    <Dialog
      open={open}
      title={<Message id={texts[kind].title} />}
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onLogIn}>
            <Message id="exists_dialog_log_in" />
          </Button>
          <Button variant="secondary" onClick={onChange}>
            <Message id={texts[kind].change} />
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            <Message id="exists_dialog_cancel" />
          </Button>
        </>
      }
    >
      <p>
        <Message id={texts[kind].content} values={{ contact }} />
      </p>
    </Dialog>
  );
}
