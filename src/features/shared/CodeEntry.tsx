import type { ComponentProps, ReactNode } from 'react';
import type { FieldError } from 'react-hook-form';
import { OtpField } from '../../components/OtpField/OtpField.tsx';
import { SendCodeButton } from '../../components/SendCodeButton/SendCodeButton.tsx';
import type { Contact } from '../../domain/account/Contact.ts';
import { CODE_LENGTH } from '../../domain/code/codeRules.ts';
import type { Cooldowns } from '../../flows/Cooldown.ts';
import { Message } from '../../i18n/Message.tsx';
import { focusOnly } from '../focusOnly.ts';
import { mergeRefs } from '../mergeRefs.ts';
import { errorPhrase } from '../phraseOf.ts';
import { useServices } from '../Services.ts';
import type { FocusTargets } from '../useFocusTargets.ts';
import { StepNotice } from './StepNotice.tsx';

type Name = 'verification_code';

/** What the boxes use of their form. */
interface CodeForm {
  readonly register: (name: Name) => { readonly ref: Parameters<typeof focusOnly>[0] };
  readonly formState: { readonly errors: { readonly [name in Name]?: FieldError } };
  readonly setValue: (name: Name, value: string) => void;
  readonly setError: (name: Name, error: { readonly message: string }) => void;
  readonly clearErrors: (name: Name) => void;
}

type Boxes = ComponentProps<typeof OtpField>;

interface CodeEntryProps extends Pick<Boxes, 'value' | 'checking' | 'describedBy' | 'onComplete'> {
  readonly state: {
    readonly contact: Contact;
    readonly cooldowns: Cooldowns;
    readonly activity: { readonly name: string };
  };
  readonly form: CodeForm;
  readonly targets: FocusTargets<'code'>;
  /** What the server said to the code; an error of the form comes before it. */
  readonly refusal: Boxes['error'];
  readonly validateOnBlur: (name: Name) => void;
  readonly send: (event: { type: 'CODE_EDITED' } | { type: 'RESEND_PRESSED'; at: number }) => void;
  /** Between the boxes and the button. */
  readonly children?: ReactNode;
}

/** The boxes for the code of a step, and the button that requests another one. */
export function CodeEntry(props: CodeEntryProps) {
  const { state, form, targets, refusal, validateOnBlur, send, children, ...rest } = props;
  const { now } = useServices().browser;
  const { contact, cooldowns, activity } = state;
  return (
    <>
      <OtpField
        {...rest}
        ref={mergeRefs(focusOnly(form.register('verification_code').ref), targets.refFor('code'))}
        label={<Message id="sign_up_code_label" />}
        hint={contact.type === 'email' && <Message id="sign_up_code_spam" />}
        length={CODE_LENGTH[contact.type]}
        sms={contact.type === 'phone' && (cooldowns.send?.until ?? true)}
        error={errorPhrase(form.formState.errors.verification_code) ?? refusal}
        onChange={({ value }) => {
          form.setValue('verification_code', value);
          form.clearErrors('verification_code');
          send({ type: 'CODE_EDITED' });
        }}
        onBlur={() => {
          if (!refusal) validateOnBlur('verification_code'); // what was refused is empty, and says why
        }}
        onRefuse={() => {
          form.setError('verification_code', { message: 'sign_up_code_invalid' });
          targets.focus('code');
        }}
      />
      {children}
      <StepNotice place="code" cooldown={cooldowns.send}>
        <SendCodeButton
          sent
          cooldown={cooldowns.send ?? null}
          now={now}
          loading={activity.name === 'resending'}
          onSend={({ at }) => {
            form.clearErrors('verification_code'); // there is no code to enter before this one arrives
            send({ type: 'RESEND_PRESSED', at });
          }}
        />
      </StepNotice>
    </>
  );
}
