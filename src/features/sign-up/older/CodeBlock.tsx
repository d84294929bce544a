import type { UseFormReturn } from 'react-hook-form';
import { SendCodeButton } from '../../../components/SendCodeButton/SendCodeButton.tsx';
import { extractCode } from '../../../components/OtpField/otp.ts';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { CODE_LENGTH } from '../../../domain/code/codeRules.ts';
import type { Kind, OlderState } from '../../../flows/older-sign-up/OlderState.ts';
import { Message } from '../../../i18n/Message.tsx';
import { readOut } from '../../leadFocus.ts';
import { mergeRefs } from '../../mergeRefs.ts';
import { errorPhrase, phraseOf } from '../../phraseOf.ts';
import { useServices } from '../../Services.ts';
import styles from '../SignUp.module.css';
import { say } from '../signUpForm.ts';
import { blockFields, type OlderValues } from './olderForm.ts';
import { typedCode } from './typedCode.ts';

/** The error of a text that held no code; no rule of the form finds it. */
const refused = 'refused';

interface CodeBlockProps {
  readonly kind: Kind;
  readonly state: OlderState;
  readonly form: UseFormReturn<OlderValues>;
  /** Whether a code may be sent to what is typed (CODE-014). */
  readonly valid: boolean;
  /** Whether the form is on its way; no code is sent meanwhile. */
  readonly busy: boolean;
  readonly bearer: (element: HTMLElement | null) => void;
  readonly onEdit: () => void;
  readonly onBlur: () => void;
  readonly onSend: (press: { readonly at: number }) => void;
}

/** The code of one block: a plain field beside its send button. Source: A§2, S-041. */
export function CodeBlock(props: CodeBlockProps) {
  const { kind, state, form, valid, busy, bearer, onEdit, onBlur, onSend } = props;
  const { now } = useServices();
  const { code: name } = blockFields[kind];
  const { request, wait, sent } = state.sending[kind];
  const notice = state.notices[`${kind}_code`];
  const length = CODE_LENGTH[kind];
  const { ref, onChange, ...field } = form.register(name, { onBlur });
  const error = form.formState.errors[name];
  const refuse = (input: HTMLInputElement) => {
    form.setError(name, { type: refused, message: say('input.code_short') });
    readOut(input);
  };
  return (
    <div className={styles['code']}>
      <TextField
        {...field}
        ref={mergeRefs(ref, bearer)}
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
          if (code === null) return refuse(input);
          if (error?.type === refused) form.clearErrors(name);
          void onChange(event);
          onEdit();
        }}
        onPaste={(event) => {
          const code = extractCode(event.clipboardData.getData('text'), length);
          if (code === null) return; // what it makes of the field is judged as typed
          event.preventDefault();
          form.setValue(name, code, { shouldValidate: error !== undefined });
          onEdit();
        }}
      />
      <SendCodeButton
        sent={sent}
        wait={wait}
        now={now}
        loading={request !== null}
        invalid={valid ? undefined : kind}
        disabled={busy}
        onSend={(press) => {
          form.clearErrors(name); // who asks for a code has none to fill in yet
          onSend(press);
        }}
      />
    </div>
  );
}
