import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { PasswordTips } from '../../components/PasswordTips/PasswordTips.tsx';
import type { CodeStep } from '../../flows/oauth/OAuthState.ts';
import { Message } from '../../i18n/Message.tsx';
import { mergeRefs } from '../mergeRefs.ts';
import { errorPhrase, phraseOf } from '../phraseOf.ts';
import { useServices } from '../Services.ts';
import { CodeCard } from '../shared/CodeCard.tsx';
import { CodeEntry } from '../shared/CodeEntry.tsx';
import { CooldownButton } from '../shared/CooldownButton.tsx';
import { StepForm } from '../shared/StepForm.tsx';
import { StepNotice } from '../shared/StepNotice.tsx';
import { Username } from '../shared/Username.tsx';
import type { BindProps } from './BindProps.ts';

/** The code of the contact, with a new password or that of the account in conflict. Source: A§7 (OAUTH-018). */
export function CodeForm(props: BindProps<CodeStep>) {
  const { state, form, submitStep, validateOnBlur, targets, send } = props;
  const { now } = useServices().browser;
  const { activity, contact, cooldowns, reason } = state;
  const { errors } = form.formState;
  const leadId = useId();
  const [code, typed] = useWatch({
    control: form.control,
    name: ['verification_code', 'password'],
  });
  const notices = activity.name === 'editing' ? activity.notices : {};
  const password = form.register('password', {
    onBlur: () => validateOnBlur('password'),
    onChange: () => send({ type: 'PASSWORD_EDITED' }),
  });
  const isNew = reason === 'missing';
  const passwordNotice = notices.password && phraseOf(notices.password);

  const submit = async () => {
    if (activity.name !== 'editing' || !(await submitStep('code'))) return;
    const values = form.getValues();
    send({
      ...{ type: 'SUBMITTED', at: now() },
      ...{ code: values.verification_code, password: values.password },
    });
  };

  return (
    <CodeCard
      data-step="bind-code"
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
          checking={activity.name === 'binding'}
          refusal={notices.code && phraseOf(notices.code)}
          validateOnBlur={validateOnBlur}
          send={send}
          onComplete={() => targets.focus('password')}
        />
        <Username contact={contact} />
        <PasswordField
          {...password}
          ref={mergeRefs(password.ref, targets.refFor('password'))}
          required
          autoComplete={isNew ? 'new-password' : 'current-password'}
          label={<Message id={isNew ? 'sign_up_password_label' : 'oauth_bind_password'} />}
          error={isNew ? passwordNotice : (errorPhrase(errors.password) ?? passwordNotice)}
          aria-invalid={errors.password || passwordNotice ? true : undefined}
          {...(isNew && {
            tips: <PasswordTips password={typed} judged={errors.password !== undefined} />,
          })}
        />
        <StepNotice place="submit" cooldown={cooldowns.register}>
          <CooldownButton
            ref={targets.refFor('submit')}
            cooldown={cooldowns.register ?? null}
            loading={activity.name === 'binding'}
            loadingLabel={<Message id="oauth_bind_submitting" />}
          >
            <Message id="oauth_bind_submit" />
          </CooldownButton>
        </StepNotice>
      </StepForm>
    </CodeCard>
  );
}
