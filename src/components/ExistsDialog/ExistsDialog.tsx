import { Message } from '../../i18n/Message.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';

interface ExistsDialogProps {
  readonly open: boolean;
  /** The address that has an account already, as it is shown to people. */
  readonly contact: string;
  readonly onCancel: () => void;
  readonly onLogIn: () => void;
  readonly onChange: () => void;
}

/** The address has an account: log in with it, use another, or leave it (DLG-001..003). */
export function ExistsDialog({ open, contact, onCancel, onLogIn, onChange }: ExistsDialogProps) {
  return (
    <Dialog
      open={open}
      title={<Message id="signup_email_repeat_popup_title" />}
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onLogIn}>
            <Message id="exists_dialog_log_in" />
          </Button>
          <Button variant="secondary" onClick={onChange}>
            <Message id="exists_dialog_change" />
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            <Message id="exists_dialog_cancel" />
          </Button>
        </>
      }
    >
      <p>
        <Message id="signup_email_repeat_popup_content" values={{ contact }} />
      </p>
    </Dialog>
  );
}
