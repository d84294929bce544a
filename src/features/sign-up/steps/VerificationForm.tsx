import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { BackButton } from '../../../components/BackButton/BackButton.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { SendCodeButton } from '../../../components/SendCodeButton/SendCodeButton.tsx';
import { OtpField } from '../../../components/OtpField/OtpField.tsx';
import { StepMarks } from '../../../components/StepMarks/StepMarks.tsx';
import { contactText } from '../../../domain/account/Contact.ts';
import { CODE_LENGTH } from '../../../domain/code/codeRules.ts';
import type { VerificationStep } from '../../../flows/sign-up/SignUpState.ts';
import { Message } from '../../../i18n/Message.tsx';
import { focusOnly } from '../../focusOnly.ts';
import { mergeRefs } from '../../mergeRefs.ts';
import { errorPhrase, phraseOf } from '../../phraseOf.ts';
import { useServices } from '../../Services.ts';
import { useCurrentPause } from '../../useCurrentPause.ts';
import { LogInOffer } from '../../shared/LogInOffer.tsx';
import { StepForm } from '../../shared/StepForm.tsx';
import { StepNotice } from '../../shared/StepNotice.tsx';
import type { StepProps } from './StepProps.ts';
import { CooldownButton } from '../../shared/CooldownButton.tsx';

/** A number stays on one line. */
const NO_BREAK = '\u00A0';

const titles = {
  email: 'sign_up_verification_title',
  phone: 'sign_up_verification_phone_title',
} as const;

/** The action that leads back to the account, to type another one. */
const changes = {
  email: 'exists_dialog_change',
  phone: 'exists_dialog_change_phone',
} as const;

/** The second step: the code, submitted by its last digit or by the button (S-042). */
export function VerificationForm(props: StepProps<VerificationStep>) {
  const { state, form, submitStep, targets, send } = props;
  const { now } = useServices().browser;
  const { activity, contact } = state;
  const leadId = useId();
  const length = CODE_LENGTH[contact.type];
  const { ref } = form.register('verification_code');
  const code = useWatch({ control: form.control, name: 'verification_code' });
  const notice = activity.name === 'editing' ? activity.notice : null;
  const error = errorPhrase(form.formState.errors.verification_code);
  const refusal = useCurrentPause(
    notice === null ? undefined : phraseOf(notice),
    state.cooldowns.check,
  );

  const submitCode = async () => {
    if (await submitStep('verification'))
      send({ type: 'CODE_SUBMITTED', code: form.getValues('verification_code'), at: now() });
  };
  const submit = async () => {
    if (activity.name === 'editing') await submitCode();
  };

  return (
    <Card
      data-step="verification"
      fullScreen
      marks={<StepMarks current={2} />}
      title={<Message id={titles[contact.type]} />}
      lead={
        <>
          <span id={leadId}>
            <Message
              id="sign_up_verification_lead"
              values={{ length, contact: contactText(contact).replaceAll(' ', NO_BREAK) }}
            />
          </span>{' '}
          <Button
            variant="link"
            data-change-contact=""
            onClick={() => send({ type: 'BACK_REQUESTED' })}
          >
            <Message id={changes[contact.type]} />
          </Button>
        </>
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
          error={error ?? refusal}
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
        <LogInOffer notice={notice} onLogIn={() => send({ type: 'LOG_IN_CHOSEN' })} />
        <StepNotice place="code" cooldown={state.cooldowns.send}>
          <SendCodeButton
            sent
            cooldown={state.cooldowns.send ?? null}
            now={now}
            loading={activity.name === 'resending'}
            onSend={({ at }) => send({ type: 'RESEND_PRESSED', at })}
          />
        </StepNotice>
        <StepNotice place="submit" cooldown={state.cooldowns.check}>
          <CooldownButton
            cooldown={state.cooldowns.check ?? null}
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
