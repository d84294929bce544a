import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '../../../components/Button/Button.tsx';
import { StepMarks } from '../../../components/StepMarks/StepMarks.tsx';
import type { VerificationStep } from '../../../flows/sign-up/SignUpState.ts';
import { Message } from '../../../i18n/Message.tsx';
import { phraseOf } from '../../phraseOf.ts';
import { useServices } from '../../Services.ts';
import { useCurrentPause } from '../../useCurrentPause.ts';
import { CodeCard } from '../../shared/CodeCard.tsx';
import { CodeEntry } from '../../shared/CodeEntry.tsx';
import { LogInOffer } from '../../shared/LogInOffer.tsx';
import { StepForm } from '../../shared/StepForm.tsx';
import { StepNotice } from '../../shared/StepNotice.tsx';
import type { StepProps } from './StepProps.ts';
import { CooldownButton } from '../../shared/CooldownButton.tsx';

/** The action that leads back to the account, to type another one. */
const changes = {
  email: 'exists_dialog_change',
  phone: 'exists_dialog_change_phone',
} as const;

/** The second step: the code, submitted by its last digit or by the button (S-042). */
export function VerificationForm(props: StepProps<VerificationStep>) {
  const { state, form, submitStep, validateOnBlur, targets, send } = props;
  const { now } = useServices().browser;
  const { activity, contact } = state;
  const leadId = useId();
  const code = useWatch({ control: form.control, name: 'verification_code' });
  const notice = activity.name === 'editing' ? activity.notice : null;
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
    <CodeCard
      data-step="verification"
      marks={<StepMarks current={2} />}
      contact={contact}
      leadId={leadId}
      action={
        <Button
          variant="link"
          data-change-contact=""
          onClick={() => send({ type: 'BACK_REQUESTED' })}
        >
          <Message id={changes[contact.type]} />
        </Button>
      }
      onBack={() => send({ type: 'BACK_REQUESTED' })}
    >
      <StepForm onSubmit={submit}>
        <CodeEntry
          state={state}
          form={form}
          targets={targets}
          describedBy={leadId}
          value={code}
          checking={activity.name === 'checking'}
          refusal={refusal}
          validateOnBlur={validateOnBlur}
          send={send}
          onComplete={() => void submitCode()} // CODE_EDITED has ended the previous check
        >
          <LogInOffer notice={notice} onLogIn={() => send({ type: 'LOG_IN_CHOSEN' })} />
        </CodeEntry>
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
    </CodeCard>
  );
}
