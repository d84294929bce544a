import type { UseFormReturn } from 'react-hook-form';
import { SendCodeButton } from '../../../components/SendCodeButton/SendCodeButton.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { CODE_LENGTH } from '../../../domain/code/codeRules.ts';
import { readDigits } from '../../../domain/text/readDigits.ts';
import type { Kind, OlderState } from '../../../flows/older-sign-up/OlderState.ts';
import { Message } from '../../../i18n/Message.tsx';
import { mergeRefs } from '../../mergeRefs.ts';
import { errorPhrase, phraseOf } from '../../phraseOf.ts';
import { useServices } from '../../Services.ts';
import styles from '../SignUp.module.css';
import { blockFields, type OlderValues } from './olderForm.ts';

interface CodeBlockProps {
  readonly kind: Kind;
  readonly state: OlderState;
  readonly form: UseFormReturn<OlderValues>;
  /** Whether a code may be sent to what is typed (CODE-014). */
  readonly valid: boolean;
  readonly bearer: (element: HTMLElement | null) => void;
  readonly onEdit: () => void;
  readonly onBlur: () => void;
  readonly onSend: (press: { readonly at: number }) => void;
}

/** The code of one block: a plain field beside its send button. Source: A§2, S-041. */
export function CodeBlock(props: CodeBlockProps) {
  const { kind, state, form, valid, bearer, onEdit, onBlur, onSend } = props;
  const { now } = useServices();
  const { code: name } = blockFields[kind];
  const { request, wait, sent } = state.sending[kind];
  const notice = state.notices[`${kind}_code`];
  const { ref, onChange, ...field } = form.register(name, {
    onBlur,
    setValueAs: (typed: string) => readDigits(typed).slice(0, CODE_LENGTH[kind]),
  });
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
        error={errorPhrase(form.formState.errors[name]) ?? (notice && phraseOf(notice))}
        onChange={(event) => {
          event.currentTarget.value = readDigits(event.currentTarget.value).slice(
            0,
            CODE_LENGTH[kind],
          );
          void onChange(event);
          onEdit();
        }}
      />
      <SendCodeButton
        sent={sent}
        wait={wait}
        now={now}
        loading={request !== null}
        invalid={valid ? undefined : kind}
        onSend={(press) => {
          form.clearErrors(name); // who asks for a code has none to fill in yet
          onSend(press);
        }}
      />
    </div>
  );
}
