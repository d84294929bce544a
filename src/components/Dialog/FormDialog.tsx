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
  /** Text of the submit button while busy. */
  readonly busyText: MessageKey;
  /** Why the form cannot be submitted yet: the disabled button shows this instead of its text. */
  readonly pause?: PhraseContent | undefined;
  /** Not called while busy or with `pause`. */
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
}

/** A dialog with a form: one button submits, the other and every way of closing it cancel. */
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
