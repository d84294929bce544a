import type { UseFormRegisterReturn } from 'react-hook-form';
import { extractCode } from '../../components/OtpField/otp.ts';
import { SendCodeButton } from '../../components/SendCodeButton/SendCodeButton.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import type { Contact } from '../../domain/account/Contact.ts';
import { CODE_LENGTH } from '../../domain/code/codeRules.ts';
import type { Notice } from '../../domain/errors/Notice.ts';
import type { Sending } from '../../flows/Sending.ts';
import { Message } from '../../i18n/Message.tsx';
import { mergeRefs } from '../mergeRefs.ts';
import { readOut } from '../moveFocus.ts';
import { errorPhrase, phraseOf } from '../phraseOf.ts';
import { useServices } from '../Services.ts';
import styles from './CodeField.module.css';
import { errorKey } from './errorKey.ts';
import { useNoticesUntilUnmount } from './FormNotices.tsx';
import { StepNotice } from './StepNotice.tsx';
import { typedCode } from './typedCode.ts';

/** The error type of a text without a code; the form's rules do not produce it. */
const rejected = 'rejected';

/** The code in its form. */
interface CodeInForm {
  readonly read: () => string;
  readonly write: (code: string, options: { readonly shouldValidate: boolean }) => void;
  readonly setError: (error: { readonly type: string; readonly message: string }) => void;
  readonly clearError: () => void;
}

interface CodeFieldProps {
  readonly kind: Contact['type'];
  readonly field: UseFormRegisterReturn;
  readonly sending: Omit<Sending, 'running'> & { readonly running: unknown };
  readonly inForm: CodeInForm;
  /** The error of the form's rules. */
  readonly error: { readonly type?: unknown; readonly message?: string } | undefined;
  /** The server's error. */
  readonly notice: Notice | undefined;
  /** Whether a code may be sent to what is typed (CODE-014). */
  readonly valid: boolean;
  /** Whether the form is being submitted; no code can be sent meanwhile. */
  readonly busy: boolean;
  readonly refFor: (element: HTMLElement | null) => void;
  readonly onEdit: () => void;
  readonly onSend: (press: { readonly at: number }) => void;
}

/** The plain code field of one contact with its send button. Source: A§2, S-041. */
export function CodeField(props: CodeFieldProps) {
  const { kind, field, sending, inForm, error, notice, valid, busy, refFor, onEdit, onSend } =
    props;
  const { ref, onChange, ...rest } = field;
  const { now } = useServices().browser;
  useNoticesUntilUnmount();
  const { running, cooldown, sent } = sending;
  const length = CODE_LENGTH[kind];
  const reject = (input: HTMLInputElement) => {
    inForm.setError({ type: rejected, message: errorKey('input.code_short') });
    readOut(input);
  };
  return (
    <div className={styles['code']}>
      <TextField
        {...rest}
        ref={mergeRefs(ref, refFor)}
        required
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        label={<Message id="sign_up_code_label" />}
        error={errorPhrase(error) ?? (notice && phraseOf(notice))}
        onChange={(event) => {
          const input = event.currentTarget;
          const before = inForm.read();
          const code = typedCode(input.value, before, length);
          input.value = code ?? before;
          if (code === null) return reject(input);
          if (error?.type === rejected) inForm.clearError();
          void onChange(event);
          onEdit();
        }}
        onPaste={(event) => {
          event.preventDefault();
          const code = extractCode(event.clipboardData.getData('text'), length);
          if (code === null) return reject(event.currentTarget);
          inForm.write(code, { shouldValidate: error !== undefined });
          onEdit();
        }}
      />
      <StepNotice place="code" cooldown={cooldown}>
        <SendCodeButton
          variant="secondary"
          sent={sent}
          cooldown={cooldown}
          now={now}
          loading={running !== null}
          invalid={valid ? undefined : kind}
          disabled={busy}
          onSend={(press) => {
            inForm.clearError(); // there is no code to enter before this one arrives
            onSend(press);
          }}
        />
      </StepNotice>
    </div>
  );
}
