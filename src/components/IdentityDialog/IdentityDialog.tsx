import type { ComponentProps, ReactNode, Ref } from 'react';
import { Message } from '../../i18n/Message.tsx';
import type { Dialog } from '../Dialog/Dialog.tsx';
import { FormDialog } from '../Dialog/FormDialog.tsx';
import { OtpField } from '../OtpField/OtpField.tsx';
import type { PhraseContent } from '../Phrase/PhraseContent.ts';
import styles from './IdentityDialog.module.css';

interface IdentityDialogProps extends Omit<
  ComponentProps<typeof Dialog>,
  | 'title'
  | 'picture'
  | 'size'
  | 'busy'
  | 'actions'
  | 'children'
  | 'onClose'
  | 'onChange'
  | 'onSubmit'
> {
  /** The bound address or number, censored by the server. */
  readonly contact: string;
  /** How many digits the code has: 6 for e-mail, 4 for phone. */
  readonly length: number;
  /** The digits so far. */
  readonly code: string;
  readonly error?: PhraseContent | undefined;
  /** The code is being checked, or the request replayed: nothing closes the dialog (E-30). */
  readonly checking?: boolean;
  /** What sends a new code, such as a `CountdownButton`. */
  readonly resend?: ReactNode;
  readonly onChange: (change: { readonly value: string }) => void;
  /** The last digit was typed, or the button pressed and nothing checked; the owner judges the code. */
  readonly onSubmit: (code: { readonly value: string }) => void;
  /** A pasted text held no code of the right length (E-04). */
  readonly onRefuse?: () => void;
  readonly onCancel: () => void;
  /** The first box, where a refused code leads. */
  readonly fieldRef?: Ref<HTMLInputElement>;
}

/**
 * The server asks who is there before it goes on: a code goes to the contact that it knows, and the
 * request is made again once the code is right. Source: B§4, S-114.
 */
export function IdentityDialog(props: IdentityDialogProps) {
  const { contact, length, code, error, checking = false, resend, ...others } = props;
  const { onChange, onSubmit, onRefuse, onCancel, fieldRef, ...rest } = others;
  return (
    <FormDialog
      {...rest}
      size="identity"
      busy={checking}
      title={<Message id="two_step_title" />}
      submitText="sign_up_continue"
      busyText="sign_up_checking"
      onSubmit={() => onSubmit({ value: code })}
      onCancel={onCancel}
    >
      <div className={styles['content']}>
        <p>
          <Message id="two_step_lead" values={{ contact }} />
        </p>
        <OtpField
          {...(fieldRef !== undefined && { ref: fieldRef })}
          {...(onRefuse && { onRefuse })}
          data-autofocus=""
          length={length}
          value={code}
          label={<Message id="sign_up_code_label" />}
          error={error}
          checking={checking}
          onChange={onChange}
          onComplete={onSubmit} // its edit has ended the check of the code before
        />
        {resend && <div>{resend}</div>}
      </div>
    </FormDialog>
  );
}
