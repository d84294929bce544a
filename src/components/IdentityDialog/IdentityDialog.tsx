import type { ComponentProps, ReactNode, Ref } from 'react';
import { Message } from '../../i18n/Message.tsx';
import type { Dialog } from '../Dialog/Dialog.tsx';
import { FormDialog } from '../Dialog/FormDialog.tsx';
import { NoticeLine } from '../NoticeLine/NoticeLine.tsx';
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
  /** Number of digits of the code: 6 for e-mail, 4 for phone. */
  readonly length: number;
  /** The entered digits. */
  readonly code: string;
  readonly error?: PhraseContent | undefined;
  /** The code is being checked, or the request repeated: nothing closes the dialog (E-30). */
  readonly checking?: boolean;
  /** Why the code cannot be checked yet, on the submit button. */
  readonly pause?: PhraseContent | undefined;
  /** The button that sends a new code, such as a `SendCodeButton`. */
  readonly resend?: ReactNode;
  /** Why no code was sent; read out, and shown at the button that sends one. */
  readonly sendFailure?: PhraseContent | undefined;
  readonly onChange: (change: { readonly value: string }) => void;
  /** Called for the last digit or the submit button; the owner validates the code. */
  readonly onSubmit: (code: { readonly value: string }) => void;
  /** Called when a pasted text contains no code of the right length (E-04). */
  readonly onRefuse?: () => void;
  /** Called when the focus leaves the code. */
  readonly onLeave?: (code: { readonly value: string }) => void;
  readonly onCancel: () => void;
  /** Ref of the first box, to focus it after a rejected code. */
  readonly fieldRef?: Ref<HTMLInputElement>;
}

/**
 * Identity verification that the server requires for a request: a code is sent to the known contact,
 * and the request is repeated after a correct code. Source: B§4, S-114.
 */
export function IdentityDialog(props: IdentityDialogProps) {
  const { contact, length, code, error, checking = false, pause, ...others } = props;
  const { resend, sendFailure, onChange, onSubmit, onRefuse, onLeave, ...closing } = others;
  const { onCancel, fieldRef, ...rest } = closing;
  return (
    <FormDialog
      {...rest}
      size="identity"
      busy={checking}
      pause={pause}
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
          {...(onLeave && { onBlur: () => onLeave({ value: code }) })}
          data-autofocus=""
          length={length}
          value={code}
          label={<Message id="sign_up_code_label" />}
          error={error}
          checking={checking}
          onChange={onChange}
          onComplete={onSubmit} // the edit before it ended the check of the previous code
        />
        <div>
          {resend}
          <NoticeLine
            notice={sendFailure ? { id: 'send', tone: 'danger', content: sendFailure } : null}
          />
        </div>
      </div>
    </FormDialog>
  );
}
