import { useId, type ComponentProps } from 'react';
import { Message } from '../../i18n/Message.tsx';
import type { MessageKey } from '../../i18n/MessageKey.ts';
import { Button } from '../Button/Button.tsx';
import { Phrase } from '../Phrase/Phrase.tsx';
import type { PhraseContent } from '../Phrase/PhraseContent.ts';
import { Dialog } from './Dialog.tsx';

interface FormDialogProps extends Omit<
  ComponentProps<typeof Dialog>,
  'actions' | 'onClose' | 'onSubmit'
> {
  readonly submitText: MessageKey;
  /** Says what runs. */
  readonly busyText: MessageKey;
  /** Why it cannot be sent yet: the button says so in place of its own text, and waits. */
  readonly pause?: PhraseContent | undefined;
  /** Never while busy or in a pause. */
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
}

/** A dialog that is a form: one button sends it, the other and every way to close it cancel. */
export function FormDialog(props: FormDialogProps) {
  const { submitText, busyText, busy = false, pause, ...others } = props;
  const { onSubmit, onCancel, children, ...rest } = others;
  const formId = useId();
  return (
    <Dialog
      {...rest}
      busy={busy}
      onClose={onCancel}
      actions={
        <>
          <Button variant="secondary" disabled={busy} onClick={onCancel}>
            <Message id="market_confirm_cancel" />
          </Button>
          <Button
            type="submit"
            form={formId}
            disabled={pause !== undefined}
            loading={busy}
            loadingLabel={<Message id={busyText} />}
          >
            {pause === undefined ? <Message id={submitText} /> : <Phrase content={pause} />}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy && pause === undefined) onSubmit();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
