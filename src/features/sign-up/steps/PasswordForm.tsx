import { useWatch } from 'react-hook-form';
import { BackButton } from '../../../components/BackButton/BackButton.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { PasswordField } from '../../../components/PasswordField/PasswordField.tsx';
import { PasswordTips } from '../../../components/PasswordTips/PasswordTips.tsx';
import { StepMarks } from '../../../components/StepMarks/StepMarks.tsx';
import { contactText } from '../../../domain/account/Contact.ts';
import type { PasswordStep } from '../../../flows/sign-up/SignUpState.ts';
import { Message } from '../../../i18n/Message.tsx';
import { mergeRefs } from '../../mergeRefs.ts';
import { errorPhrase } from '../../phraseOf.ts';
import { useServices } from '../../Services.ts';
import { Agreements } from '../shared/Agreements.tsx';
import type { SignUpValues } from './signUpValues.ts';
import { StepForm } from '../../shared/StepForm.tsx';
import { StepNotice } from '../../shared/StepNotice.tsx';
import type { StepProps } from './StepProps.ts';
import { CooldownButton } from '../../shared/CooldownButton.tsx';
import { Username } from '../../shared/Username.tsx';

const fieldOf = {
  terms: 'check_read_agreements',
  stripe: 'stripe_agreements',
  emails: 'email_agreement',
  phone: 'phone_agreement',
} as const;

/** The third step: the password, typed twice, and the agreements. */
export function PasswordForm(props: StepProps<PasswordStep>) {
  const { state, form, submitStep, validateOnBlur, targets, send } = props;
  const { now } = useServices().browser;
  const { errors } = form.formState;
  const values = useWatch({ control: form.control }) as SignUpValues; // every field has a default
  const password = form.register('password', {
    onBlur: () => validateOnBlur('password'),
    deps: values.confirm_password === '' ? [] : ['confirm_password'],
  });
  const confirm = form.register('confirm_password', {
    onBlur: () => validateOnBlur('confirm_password'),
  });

  const submit = async () => {
    if (state.activity.name !== 'editing' || !(await submitStep('password'))) return;
    send({ type: 'PASSWORD_SUBMITTED', password: form.getValues('password'), at: now() });
  };

  return (
    <Card
      data-step="password"
      fullScreen
      marks={<StepMarks current={3} />}
      title={<Message id="sign_up_password_title" />}
      lead={<Message id="sign_up_password_lead" values={{ contact: contactText(state.contact) }} />}
      back={<BackButton onClick={() => send({ type: 'BACK_REQUESTED' })} />}
    >
      <StepForm onSubmit={submit}>
        <Username contact={state.contact} />
        <PasswordField
          {...password}
          ref={mergeRefs(password.ref, targets.refFor('password'))}
          required
          label={<Message id="sign_up_password_label" />}
          aria-invalid={errors.password ? true : undefined}
          tips={<PasswordTips password={values.password} judged={errors.password !== undefined} />}
        />
        <PasswordField
          {...confirm}
          required
          label={<Message id="sign_up_confirm_password_label" />}
          error={errorPhrase(errors.confirm_password)}
        />
        <Agreements form={form} fields={fieldOf} values={values} types={[state.contact.type]} />
        <StepNotice cooldown={state.cooldowns.register}>
          <CooldownButton
            ref={targets.refFor('submit')}
            cooldown={state.cooldowns.register ?? null}
            loading={state.activity.name === 'registering'}
            loadingLabel={<Message id="sign_up_submitting" />}
          >
            <Message id="sign_up_submit" />
          </CooldownButton>
        </StepNotice>
      </StepForm>
    </Card>
  );
}
