import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { EmailField } from '../../components/EmailField/EmailField.tsx';
import { StepMarks } from '../../components/StepMarks/StepMarks.tsx';
import { cleanEmail } from '../../domain/account/email.ts';
import type { AccountStep } from '../../flows/sign-up/SignUpState.ts';
import { Message } from '../../i18n/Message.tsx';
import { textKey } from '../../i18n/textKey.ts';
import { mergeRefs } from '../mergeRefs.ts';
import { errorPhrase, phraseOf } from '../phraseOf.ts';
import { RouteLink } from '../RouteLink.tsx';
import { useServices } from '../Services.ts';
import styles from './SignUp.module.css';
import { StepForm } from './StepForm.tsx';
import type { StepProps } from './StepProps.ts';

interface AccountFormProps extends StepProps<AccountStep> {
  readonly loginPath: string;
}

/** The first step: where to send the code. */
export function AccountForm(props: AccountFormProps) {
  const { state, form, submitStep, validateOnBlur, targets, send, loginPath } = props;
  const { region } = useServices();
  const { activity } = state;
  const { ref, onBlur, onChange, ...field } = form.register('phone_email');
  const notice = activity.name === 'editing' ? activity.notice : null;
  const error = errorPhrase(form.formState.errors.phone_email);

  const submit = async () => {
    if (activity.name !== 'editing' || !(await submitStep('account'))) return;
    const email = cleanEmail(form.getValues('phone_email'));
    send({ type: 'CONTACT_SUBMITTED', contact: { type: 'email', email } });
  };

  return (
    <Card
      data-step="account"
      marks={<StepMarks current={1} />}
      title={<Message id={textKey(region.signup.title)} />}
      lead={<Message id={textKey(region.signup.lead)} />}
    >
      <StepForm onSubmit={submit}>
        <EmailField
          {...field}
          ref={mergeRefs(ref, targets.bearer('account'))}
          required
          error={error ?? (notice === null ? undefined : phraseOf(notice))}
          onChange={(event) => {
            void onChange(event);
            send({ type: 'CONTACT_EDITED' });
          }}
          onBlur={(event) => {
            void onBlur(event);
            validateOnBlur('phone_email');
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault(); // S-085
          }}
        />
        <Button
          ref={targets.bearer('submit')}
          type="submit"
          wide
          loading={activity.name === 'checkingRegion' || activity.name === 'sending'}
          loadingLabel={<Message id="sign_up_sending" />}
        >
          <Message id="sign_up_continue" />
        </Button>
      </StepForm>
      <p className={styles['aside']}>
        <Message id="sign_up_have_account" />{' '}
        <RouteLink to={loginPath}>
          <Message id="sign_up_have_account_link" />
        </RouteLink>
      </p>
    </Card>
  );
}
