import { useWatch } from 'react-hook-form';
import { AgreementsBlock } from '../../components/AgreementsBlock/AgreementsBlock.tsx';
import { BackButton } from '../../components/BackButton/BackButton.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { PasswordTips } from '../../components/PasswordTips/PasswordTips.tsx';
import { StepMarks } from '../../components/StepMarks/StepMarks.tsx';
import { contactText } from '../../domain/account/Contact.ts';
import type { PasswordStep } from '../../flows/sign-up/SignUpState.ts';
import { Message } from '../../i18n/Message.tsx';
import { mergeRefs } from '../mergeRefs.ts';
import { errorPhrase } from '../phraseOf.ts';
import { useServices } from '../Services.ts';
import { StepForm } from './StepForm.tsx';
import type { StepProps } from './StepProps.ts';

const agreementField = { terms: 'check_read_agreements', stripe: 'stripe_agreements' } as const;

/** The third step: a password, typed twice, and what the seller accepts with it. */
export function PasswordForm(props: StepProps<PasswordStep>) {
  const { state, form, submitStep, validateOnBlur, targets, send } = props;
  const { region } = useServices();
  const { errors } = form.formState;
  const [chosen, repeated, readTerms, cardTerms] = useWatch({
    control: form.control,
    name: ['password', 'confirm_password', 'check_read_agreements', 'stripe_agreements'],
  });
  const { stripe, ...links } = region.agreements.links;
  const password = form.register('password', {
    onBlur: () => validateOnBlur('password'),
    deps: repeated === '' ? [] : ['confirm_password'],
  });
  const confirm = form.register('confirm_password', {
    onBlur: () => validateOnBlur('confirm_password'),
  });
  const terms = form.register('check_read_agreements');
  const card = form.register('stripe_agreements');

  const submit = async () => {
    if (state.activity.name !== 'editing' || !(await submitStep('password'))) return;
    send({ type: 'PASSWORD_SUBMITTED', password: form.getValues('password') });
  };

  return (
    <Card
      data-step="password"
      fullScreen
      marks={<StepMarks current={3} />}
      title={<Message id="sign_up_password_title" />}
      lead={<Message id="sign_up_password_lead" values={{ contact: contactText(state.contact) }} />}
      back={<BackButton onClick={() => send({ type: 'BACK_PRESSED' })} />}
    >
      <StepForm onSubmit={submit}>
        <input
          hidden
          readOnly
          name="username"
          autoComplete="username"
          value={contactText(state.contact)}
        />
        <PasswordField
          {...password}
          ref={mergeRefs(password.ref, targets.bearer('password'))}
          required
          label={<Message id="sign_up_password_label" />}
          aria-invalid={errors.password ? true : undefined}
          tips={<PasswordTips password={chosen} judged={errors.password !== undefined} />}
        />
        <PasswordField
          {...confirm}
          required
          label={<Message id="sign_up_confirm_password_label" />}
          error={errorPhrase(errors.confirm_password)}
        />
        <AgreementsBlock
          age={region.ageLimit}
          links={region.agreements.stripe ? { ...links, stripe } : links}
          values={{ terms: readTerms, stripe: cardTerms }}
          errors={{
            terms: errorPhrase(errors.check_read_agreements),
            stripe: errorPhrase(errors.stripe_agreements),
          }}
          boxRefs={{ terms: terms.ref, stripe: card.ref }}
          onChange={({ name, checked }) => {
            if (name !== 'terms' && name !== 'stripe') return; // the boxes of the older form
            form.setValue(agreementField[name], checked, {
              shouldValidate: errors[agreementField[name]] !== undefined,
            });
          }}
        />
        <Button
          ref={targets.bearer('submit')}
          type="submit"
          wide
          loading={state.activity.name === 'registering'}
          loadingLabel={<Message id="sign_up_submitting" />}
        >
          <Message id="sign_up_submit" />
        </Button>
      </StepForm>
    </Card>
  );
}
