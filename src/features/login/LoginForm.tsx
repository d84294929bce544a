import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import type { LoginTarget } from '../../flows/login/LoginEffect.ts';
import type { LoginEvent } from '../../flows/login/LoginEvent.ts';
import { loginStart, type LoginState } from '../../flows/login/LoginState.ts';
import { Message } from '../../i18n/Message.tsx';
import { focusOnly } from '../focusOnly.ts';
import { mergeRefs } from '../mergeRefs.ts';
import { errorPhrase, phraseOf } from '../phraseOf.ts';
import { useServices } from '../Services.ts';
import { ContactSwitch, type KeptContacts } from '../shared/ContactSwitch.tsx';
import { CooldownButton } from '../shared/CooldownButton.tsx';
import { RegisterOffer } from '../shared/RegisterOffer.tsx';
import { SignInMethods } from '../shared/SignInMethods.tsx';
import { StepForm } from '../shared/StepForm.tsx';
import { StepNotice } from '../shared/StepNotice.tsx';
import { classified, readContact } from '../shared/typedContact.ts';
import { useHeadingOnArrival } from '../shared/useHeadingOnArrival.ts';
import { useHeldSubmit } from '../shared/useHeldSubmit.ts';
import type { PhoneParts } from '../shared/usePhoneParts.ts';
import type { FocusTargets } from '../useFocusTargets.ts';
import { AccountField } from './AccountField.tsx';
import { Aside } from './Aside.tsx';
import styles from './Login.module.css';
import type { loginPlans, LoginValues } from './loginValues.ts';
import { Tips } from './Tips.tsx';
import { useArrivedWithTips } from './useArrivedWithTips.ts';

interface LoginFormProps {
  readonly kind: keyof typeof loginPlans;
  readonly state: LoginState;
  readonly form: UseFormReturn<LoginValues>;
  readonly validate: (
    names: readonly (keyof LoginValues)[],
    shouldFocus: boolean,
  ) => Promise<boolean>;
  readonly targets: FocusTargets<LoginTarget>;
  readonly parts: PhoneParts | null;
  readonly kept: KeptContacts;
  /** Called when the seller chooses or types a phone, to load its chunk. */
  readonly onPhone: () => void;
  /** Whether a number waits for that chunk. */
  readonly loading: boolean;
  readonly send: (event: LoginEvent) => void;
}

/** The card of the log-in: account, password, and the other ways to go on. Source: A§2, S-100. */
export function LoginForm(props: LoginFormProps) {
  const { kind, state, form, validate, targets, parts, kept, onPhone, loading, send } = props;
  const {
    page: { signInMethods },
    browser: { now },
  } = useServices();
  const { activity } = state;
  const { errors } = form.formState;
  const value = useWatch({ control: form.control, name: 'account' });
  const typed = kind === 'combined' ? classified(value, parts) : value;
  const notices = activity.name === 'editing' ? activity.notices : {};
  const account = form.register('account');
  const password = form.register('password', {
    onBlur: () => void validate(['password'], false),
  });
  const opening = activity.name === 'leaving' ? activity.method : null;
  const waiting = activity.name === 'loggingIn' || activity.name === 'leaving';
  const tips = useArrivedWithTips() || state.tips;
  const heading = useHeadingOnArrival(state === loginStart);

  const { submit, held } = useHeldSubmit(
    async () => {
      const isHere = activity.name === 'editing' || opening !== null;
      if (!isHere || !(await validate(['account', 'password'], true))) return;
      const { contact } = readContact(typed, parts);
      if (contact === null) return;
      send({ type: 'SUBMITTED', contact, password: form.getValues('password'), at: now() });
    },
    { value, parts, onPhone, loading },
  );

  return (
    <Card
      data-step="log-in"
      level={1}
      titleRef={heading}
      title={<Message id="log_in_title" />}
      lead={<Message id="log_in_lead" />}
    >
      {tips && <Tips ref={targets.refFor('tips')} />}
      <StepForm onSubmit={submit}>
        <AccountField
          kind={kind}
          name={account.name}
          ref={mergeRefs(focusOnly(account.ref), targets.refFor('account'))}
          autoComplete="username"
          value={value}
          parts={parts}
          onPhone={onPhone}
          error={errorPhrase(errors.account)}
          notice={notices.account}
          onChange={(change) => {
            form.setValue('account', change.value, {
              shouldValidate: errors.account !== undefined,
            });
            send({ type: 'ACCOUNT_EDITED' });
          }}
          onBlur={() => void validate(['account'], false)}
        />
        <RegisterOffer notice={notices.account} contact={state.contact} />
        <div className={styles['secret']}>
          <PasswordField
            {...password}
            ref={mergeRefs(password.ref, targets.refFor('password'))}
            required
            autoComplete="current-password"
            label={<Message id="sign_up_password_label" />}
            error={errorPhrase(errors.password) ?? (notices.password && phraseOf(notices.password))}
            onChange={(event) => {
              void password.onChange(event);
              send({ type: 'PASSWORD_EDITED' });
            }}
          />
          <Button
            ref={targets.refFor('reset')}
            variant="link"
            data-forgotten=""
            className={styles['forgotten']}
            onClick={() => send({ type: 'RESET_CHOSEN' })}
          >
            <Message id="log_in_forgotten" />
          </Button>
        </div>
        <StepNotice cooldown={state.cooldown}>
          <CooldownButton
            ref={targets.refFor('submit')}
            cooldown={state.cooldown}
            loading={opening === null && (waiting || (held && loading))}
            loadingLabel={<Message id="log_in_submitting" />}
          >
            <Message id="log_in_submit" />
          </CooldownButton>
        </StepNotice>
        <ContactSwitch
          kept={kept}
          typed={typed}
          onPhone={onPhone}
          onSwitch={(change) => {
            form.setValue('account', change.value);
            form.clearErrors('account');
            send({ type: 'ACCOUNT_EDITED' });
          }}
        />
      </StepForm>
      <SignInMethods
        at="log-in"
        signInMethods={signInMethods}
        opening={opening}
        onOpen={({ method }) => send({ type: 'METHOD_CHOSEN', method })}
      />
      <Aside />
    </Card>
  );
}
