import { useWatch } from 'react-hook-form';
import { BackButton } from '../../../components/BackButton/BackButton.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { PasswordField } from '../../../components/PasswordField/PasswordField.tsx';
import { PasswordTips } from '../../../components/PasswordTips/PasswordTips.tsx';
import { contactText } from '../../../domain/account/Contact.ts';
import type { PasswordStep } from '../../../flows/password-reset/ResetState.ts';
import { Message } from '../../../i18n/Message.tsx';
import { mergeRefs } from '../../mergeRefs.ts';
import { errorPhrase, phraseOf } from '../../phraseOf.ts';
import { useServices } from '../../Services.ts';
import { CooldownButton } from '../../shared/CooldownButton.tsx';
import { StepForm } from '../../shared/StepForm.tsx';
import { StepNotice } from '../../shared/StepNotice.tsx';
import { Username } from '../../shared/Username.tsx';
import type { ResetProps } from './ResetProps.ts';

/** The third step: the new password, typed twice. */
export function PasswordForm(props: ResetProps<PasswordStep>) {
  const { state, form, submitStep, validateOnBlur, targets, send } = props;
  const { now } = useServices().browser;
  const { activity } = state;
  const { errors } = form.formState;
  const [typed, repeated] = useWatch({
    control: form.control,
    name: ['password', 'confirm_password'],
  });
  const password = form.register('password', {
    onBlur: () => validateOnBlur('password'),
    deps: repeated === '' ? [] : ['confirm_password'],
    onChange: () => send({ type: 'PASSWORD_EDITED' }),
  });
  const confirm = form.register('confirm_password', {
    onBlur: () => validateOnBlur('confirm_password'),
  });
  const notice = activity.name === 'editing' ? activity.notice : null;

  const submit = async () => {
    if (activity.name !== 'editing' || !(await submitStep('password'))) return;
    send({ type: 'PASSWORD_SUBMITTED', password: form.getValues('password'), at: now() });
  };

  return (
    <Card
      data-step="reset-password"
      level={1}
      fullScreen
      title={<Message id="reset_password_title" />}
      lead={<Message id="sign_up_password_lead" values={{ contact: contactText(state.contact) }} />}
      back={<BackButton onClick={() => send({ type: 'BACK_REQUESTED' })} />}
    >
      <StepForm onSubmit={submit}>
        <Username contact={state.contact} />
        <PasswordField
          {...password}
          ref={mergeRefs(password.ref, targets.refFor('password'))}
          required
          label={<Message id="reset_password_label" />}
          error={notice === null ? undefined : phraseOf(notice)}
          aria-invalid={errors.password ? true : undefined}
          tips={<PasswordTips password={typed} judged={errors.password !== undefined} />}
        />
        <PasswordField
          {...confirm}
          required
          label={<Message id="sign_up_confirm_password_label" />}
          error={errorPhrase(errors.confirm_password)}
        />
        <StepNotice cooldown={state.cooldowns.reset}>
          <CooldownButton
            ref={targets.refFor('submit')}
            cooldown={state.cooldowns.reset ?? null}
            loading={activity.name === 'saving'}
            loadingLabel={<Message id="reset_saving" />}
          >
            <Message id="reset_submit" />
          </CooldownButton>
        </StepNotice>
      </StepForm>
    </Card>
  );
}
