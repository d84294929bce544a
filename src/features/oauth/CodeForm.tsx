import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { BackButton } from '../../components/BackButton/BackButton.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { OtpField } from '../../components/OtpField/OtpField.tsx';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { PasswordTips } from '../../components/PasswordTips/PasswordTips.tsx';
import { SendCodeButton } from '../../components/SendCodeButton/SendCodeButton.tsx';
import { contactText } from '../../domain/account/Contact.ts';
import { CODE_LENGTH } from '../../domain/code/codeRules.ts';
import type { CodeStep } from '../../flows/oauth/OAuthState.ts';
import { Message } from '../../i18n/Message.tsx';
import { focusOnly } from '../focusOnly.ts';
import { mergeRefs } from '../mergeRefs.ts';
import { errorPhrase, phraseOf } from '../phraseOf.ts';
import { useServices } from '../Services.ts';
import { CooldownButton } from '../shared/CooldownButton.tsx';
import { StepForm } from '../shared/StepForm.tsx';
import { StepNotice } from '../shared/StepNotice.tsx';
import type { BindProps } from './BindProps.ts';

/** A number stays on one line. */
const NO_BREAK = '\u00A0';

const titles = {
  email: 'sign_up_verification_title',
  phone: 'sign_up_verification_phone_title',
} as const;

/** The code of the contact, with a new password or that of the account in conflict. Source: A§7 (OAUTH-018). */
export function CodeForm(props: BindProps<CodeStep>) {
  const { state, form, submitStep, validateOnBlur, targets, send } = props;
  const { now } = useServices().browser;
  const { activity, contact, cooldowns, reason } = state;
  const { errors } = form.formState;
  const leadId = useId();
  const length = CODE_LENGTH[contact.type];
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
    <Card
      data-step="bind-code"
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
          ref={mergeRefs(focusOnly(form.register('verification_code').ref), targets.refFor('code'))}
          label={<Message id="sign_up_code_label" />}
          describedBy={leadId}
          hint={contact.type === 'email' && <Message id="sign_up_code_spam" />}
          length={length}
          sms={contact.type === 'phone'}
          value={code}
          checking={activity.name === 'binding'}
          error={errorPhrase(errors.verification_code) ?? (notices.code && phraseOf(notices.code))}
          onChange={({ value }) => {
            form.setValue('verification_code', value);
            form.clearErrors('verification_code');
            send({ type: 'CODE_EDITED' });
          }}
          onComplete={() => targets.focus('password')}
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
        <input
          hidden
          readOnly
          name="username"
          autoComplete="username"
          value={contactText(contact)}
        />
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
    </Card>
  );
}
