import type { UseFormReturn } from 'react-hook-form';
import { SendCodeButton } from '../../../components/SendCodeButton/SendCodeButton.tsx';
import { extractCode } from '../../../components/OtpField/otp.ts';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { CODE_LENGTH } from '../../../domain/code/codeRules.ts';
import type { Kind, SingleFormState } from '../../../flows/single-form/SingleFormState.ts';
import { Message } from '../../../i18n/Message.tsx';
import { readOut } from '../../moveFocus.ts';
import { mergeRefs } from '../../mergeRefs.ts';
import { errorPhrase, phraseOf } from '../../phraseOf.ts';
import { useServices } from '../../Services.ts';
import styles from '../shared/SignUp.module.css';
import { errorKey } from '../../shared/errorKey.ts';
import { useNoticesUntilUnmount } from '../../shared/FormNotices.tsx';
import { StepNotice } from '../../shared/StepNotice.tsx';
import { blockFields, type SingleFormValues } from './singleFormValues.ts';
import { typedCode } from './typedCode.ts';

/** The error type of a text without a code; the form's rules do not produce it. */
const rejected = 'rejected';

interface CodeBlockProps {
  readonly kind: Kind;
  readonly state: SingleFormState;
  readonly form: UseFormReturn<SingleFormValues>;
  /** Whether a code may be sent to what is typed (CODE-014). */
  readonly valid: boolean;
  /** Whether the form is being submitted; no code can be sent meanwhile. */
  readonly busy: boolean;
  readonly refFor: (element: HTMLElement | null) => void;
  readonly onEdit: () => void;
  readonly onBlur: () => void;
  readonly onSend: (press: { readonly at: number }) => void;
}

/** The code field of one block with its send button. Source: A§2, S-041. */
export function CodeBlock(props: CodeBlockProps) {
  const { kind, state, form, valid, busy, refFor, onEdit, onBlur, onSend } = props;
  const { now } = useServices().browser;
  useNoticesUntilUnmount();
  const { code: name } = blockFields[kind];
  const { running, cooldown, sent } = state.sending[kind];
  const notice = state.notices[`${kind}_code`];
  const length = CODE_LENGTH[kind];
  const { ref, onChange, ...field } = form.register(name, { onBlur });
  const error = form.formState.errors[name];
  const reject = (input: HTMLInputElement) => {
    form.setError(name, { type: rejected, message: errorKey('input.code_short') });
    readOut(input);
  };
  return (
    <div className={styles['code']}>
      <TextField
        {...field}
        ref={mergeRefs(ref, refFor)}
        required
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        label={<Message id="sign_up_code_label" />}
        error={errorPhrase(error) ?? (notice && phraseOf(notice))}
        onChange={(event) => {
          const input = event.currentTarget;
          const before = form.getValues(name);
          const code = typedCode(input.value, before, length);
          input.value = code ?? before;
          if (code === null) return reject(input);
          if (error?.type === rejected) form.clearErrors(name);
          void onChange(event);
          onEdit();
        }}
        onPaste={(event) => {
          const code = extractCode(event.clipboardData.getData('text'), length);
          if (code === null) return; // onChange validates the pasted text like typed text
          event.preventDefault();
          form.setValue(name, code, { shouldValidate: error !== undefined });
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
            form.clearErrors(name); // there is no code to enter before this one arrives
            onSend(press);
          }}
        />
      </StepNotice>
    </div>
  );
}
