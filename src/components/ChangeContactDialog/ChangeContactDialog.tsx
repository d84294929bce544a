import { useId, type Ref } from 'react';
import { Message } from '../../i18n/Message.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { EMAIL_MAX_LENGTH } from '../../domain/account/email.ts';
import type { PhraseContent } from '../Phrase/PhraseContent.ts';
import { TextField } from '../TextField/TextField.tsx';

interface ChangeContactDialogProps {
  readonly open: boolean;
  /** What is typed so far; seeded with the current address by the owner (DLG-010). */
  readonly value: string;
  readonly error?: PhraseContent | undefined;
  readonly busy?: boolean;
  readonly onChange: (change: { readonly value: string }) => void;
  readonly onConfirm: (contact: { readonly value: string }) => void;
  readonly onCancel: () => void;
  /** The field, where a failed confirm leads. */
  readonly fieldRef?: Ref<HTMLInputElement>;
}

/** Another e-mail address for the same sign-up (DLG-005..013). The owner validates on confirm. */
export function ChangeContactDialog(props: ChangeContactDialogProps) {
  const { open, value, error, busy = false, onChange, onConfirm, onCancel, fieldRef } = props;
  const formId = useId();
  return (
    <Dialog
      open={open}
      size="contact"
      busy={busy}
      title={<Message id="change_email_title" />}
      onClose={onCancel}
      actions={
        <>
          <Button variant="secondary" disabled={busy} onClick={onCancel}>
            <Message id="market_confirm_cancel" />
          </Button>
          <Button
            type="submit"
            form={formId}
            loading={busy}
            loadingLabel={<Message id="sign_up_sending" />}
          >
            <Message id="market_confirm_confirm" />
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) onConfirm({ value });
        }}
      >
        <TextField
          ref={fieldRef}
          name="contact"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={EMAIL_MAX_LENGTH}
          data-autofocus=""
          label={<Message id="change_email_label" />}
          value={value}
          error={error}
          readOnly={busy}
          onChange={(event) => onChange({ value: event.currentTarget.value })}
        />
      </form>
    </Dialog>
  );
}
