import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import type { CodeStep } from '../../../flows/password-reset/ResetState.ts';
import { Message } from '../../../i18n/Message.tsx';
import { phraseOf } from '../../phraseOf.ts';
import { useServices } from '../../Services.ts';
import { CodeCard } from '../../shared/CodeCard.tsx';
import { CodeEntry } from '../../shared/CodeEntry.tsx';
import { CooldownButton } from '../../shared/CooldownButton.tsx';
import { StepForm } from '../../shared/StepForm.tsx';
import { StepNotice } from '../../shared/StepNotice.tsx';
import { useCurrentPause } from '../../useCurrentPause.ts';
import type { ResetProps } from './ResetProps.ts';

/** The second step: the code, submitted by its last digit or by the button (S-042). */
export function CodeForm(props: ResetProps<CodeStep>) {
  const { state, form, submitStep, validateOnBlur, targets, send } = props;
  const { now } = useServices().browser;
  const { activity, contact, cooldowns } = state;
  const leadId = useId();
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
    <CodeCard
      data-step="reset-code"
      level={1}
      contact={contact}
      leadId={leadId}
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
        />
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
    </CodeCard>
  );
}
