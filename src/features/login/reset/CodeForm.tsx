import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { BackButton } from '../../../components/BackButton/BackButton.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { OtpField } from '../../../components/OtpField/OtpField.tsx';
import { SendCodeButton } from '../../../components/SendCodeButton/SendCodeButton.tsx';
import { contactText } from '../../../domain/account/Contact.ts';
import { CODE_LENGTH } from '../../../domain/code/codeRules.ts';
import type { CodeStep } from '../../../flows/password-reset/ResetState.ts';
import { Message } from '../../../i18n/Message.tsx';
import { focusOnly } from '../../focusOnly.ts';
import { mergeRefs } from '../../mergeRefs.ts';
import { errorPhrase, phraseOf } from '../../phraseOf.ts';
import { useServices } from '../../Services.ts';
import { CooldownButton } from '../../shared/CooldownButton.tsx';
import { StepForm } from '../../shared/StepForm.tsx';
import { StepNotice } from '../../shared/StepNotice.tsx';
import { useCurrentPause } from '../../useCurrentPause.ts';
import type { ResetProps } from './ResetProps.ts';

/** A number stays on one line. */
const NO_BREAK = '\u00A0';

const titles = {
  email: 'sign_up_verification_title',
  phone: 'sign_up_verification_phone_title',
} as const;

/** The second step: the code, submitted by its last digit or by the button (S-042). */
export function CodeForm(props: ResetProps<CodeStep>) {
  const { state, form, submitStep, targets, send } = props;
  const { now } = useServices().browser;
  const { activity, contact, cooldowns } = state;
  const leadId = useId();
  const length = CODE_LENGTH[contact.type];
  const { ref } = form.register('verification_code');
  const code = useWatch({ control: form.control, name: 'verification_code' });
  const notice = activity.name === 'editing' ? activity.notice : null;
  const refusal = useCurrentPause(notice === null ? undefined : phraseOf(notice), cooldowns.check);

  const submitCode = async () => {
    if (await submitStep('code'))
      send({ type: 'CODE_SUBMITTED', code: form.getValues('verification_code'), at: now() });
  };
  const submit = async () => {
    if (activity.name === 'editing') await submitCode();
  };

  return (
    <Card
      data-step="reset-code"
      level={1}
      fullScreen
      title={<Message id={titles[contact.type]} />}
      lead={
        <span id={leadId}>
          <Message
            id="sign_up_verification_lead"
            values={{ length, contact: contactText(contact).replaceAll(' ', NO_BREAK) }}
          />
        </span>
      }
      back={<BackButton onClick={() => send({ type: 'BACK_REQUESTED' })} />}
    >
      <StepForm onSubmit={submit}>
        <OtpField
          ref={mergeRefs(focusOnly(ref), targets.refFor('code'))}
          label={<Message id="sign_up_code_label" />}
          describedBy={leadId}
          hint={contact.type === 'email' && <Message id="sign_up_code_spam" />}
          length={length}
          sms={contact.type === 'phone'}
          value={code}
          checking={activity.name === 'checking'}
          error={errorPhrase(form.formState.errors.verification_code) ?? refusal}
          onChange={({ value }) => {
            form.setValue('verification_code', value);
            form.clearErrors('verification_code');
            send({ type: 'CODE_EDITED' });
          }}
          onComplete={() => void submitCode()} // CODE_EDITED has ended the previous check
          onRefuse={() => {
            form.setError('verification_code', { message: 'sign_up_code_invalid' });
            targets.focus('code');
          }}
        />
        <StepNotice place="code" cooldown={cooldowns.send}>
          <SendCodeButton
            sent
            cooldown={cooldowns.send ?? null}
            now={now}
            loading={activity.name === 'resending'}
            onSend={({ at }) => send({ type: 'RESEND_PRESSED', at })}
          />
        </StepNotice>
        <StepNotice place="submit" cooldown={cooldowns.check}>
          <CooldownButton
            cooldown={cooldowns.check ?? null}
            loading={activity.name === 'checking'}
            loadingLabel={<Message id="sign_up_checking" />}
          >
            <Message id="sign_up_continue" />
          </CooldownButton>
        </StepNotice>
      </StepForm>
    </Card>
  );
}
