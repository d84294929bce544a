import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { PasswordField } from '../../../components/PasswordField/PasswordField.tsx';
import { PasswordTips } from '../../../components/PasswordTips/PasswordTips.tsx';
import { olderMachine } from '../../../flows/older-sign-up/olderMachine.ts';
import { initialOlder, type OlderField } from '../../../flows/older-sign-up/OlderState.ts';
import { Message } from '../../../i18n/Message.tsx';
import { textKey } from '../../../i18n/textKey.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { focusOnly } from '../../focusOnly.ts';
import { mergeRefs } from '../../mergeRefs.ts';
import { errorPhrase, phraseOf } from '../../phraseOf.ts';
import { useFocusTargets } from '../../useFocusTargets.ts';
import { useMachine } from '../../useMachine.ts';
import { useServices } from '../../Services.ts';
import { Agreements } from '../Agreements.tsx';
import { Aside } from '../Aside.tsx';
import { ContactField } from '../ContactField.tsx';
import { phoneJudge } from '../phoneJudge.ts';
import { snapDataOf } from '../payloads/snapshot.ts';
import { marketingOf, shownAgreements } from '../shownAgreements.ts';
import styles from '../SignUp.module.css';
import { contactError } from '../signUpSchema.ts';
import { StepForm } from '../StepForm.tsx';
import { SuccessPanel } from '../SuccessPanel.tsx';
import { contactOf, startContact } from '../typedContact.ts';
import { useLead } from '../useLead.ts';
import { usePhoneParts } from '../usePhoneParts.ts';
import { WaitingButton } from '../WaitingButton.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import { OlderDialogs } from './OlderDialogs.tsx';
import {
  agreementFields,
  blockFields,
  kindOf,
  mobileValue,
  registerTypes,
  registrationOf,
  typedIn,
  type OlderValues,
} from './olderForm.ts';
import { useOlderEffects } from './useOlderEffects.ts';
import { useOlderForm } from './useOlderForm.ts';

type Target = OlderField | 'submit' | 'heading';

const ticksOf = (values: OlderValues) => ({
  check_read_agreements: values.CheckReadAgreements,
  stripe_agreements: values.StripeAgreements,
  email_agreement: values.SendEmailsAgreements,
  phone_agreement: values.PhoneAuthAgreements,
});

/**
 * Sign-up on the older page: one form that reveals itself, with a code for each contact. Source:
 * A§2, A§4 (V1, S-010).
 */
export default function OlderSignUp() {
  const { region, prefill, paths, now } = useServices();
  const language = useLanguage();
  const targets = useFocusTargets<Target>();
  const start = startContact(prefill, region.defaultRegisterType);
  const [phones, setPhones] = useState(start.type === 'phone');
  const parts = usePhoneParts(phones);
  const { form, validateAll, validateOnBlur } = useOlderForm(start, parts);
  const lead = useLead();
  const run = useOlderEffects({
    loginPath: paths.login,
    focus: targets.focus,
    validate: async () => ((await validateAll()) ? registrationOf(form.getValues(), parts) : null),
    showBlock(kind) {
      if (kind === 'phone') setPhones(true);
      form.setValue('RegisterType', registerTypes[kind]);
      form.clearErrors();
    },
    clearCode: (kind) => form.resetField(blockFields[kind].code),
    shown() {
      const values = form.getValues();
      const kind = kindOf(values);
      const ticks = ticksOf(values);
      return {
        marketing: marketingOf(region, kind, ticks),
        snapData: snapDataOf(shownAgreements(region, kind, ticks), language),
      };
    },
  });
  const [state, send] = useMachine(
    olderMachine,
    () => initialOlder({ checksNetwork: region.needsConfirmIp, kind: start.type }),
    run,
  );
  const values = useWatch({ control: form.control }) as OlderValues; // every field has a default
  const { errors } = form.formState;
  if (state.activity.name === 'done')
    return <SuccessPanel headingRef={targets.bearer('heading')} />;

  const { kind, activity } = state;
  const { contact: contactName } = blockFields[kind];
  const typed = typedIn(values, kind);
  const valid = contactError(typed, phoneJudge(parts)) === null;
  const reveal = () => send({ type: 'FIELD_FOCUSED' });
  const notice = state.notices[kind];
  const passwordNotice = state.notices.password;
  const busy = ['checkingNetwork', 'validating', 'registering'].includes(activity.name);
  const password = form.register('Password', { onBlur: () => validateOnBlur('Password') });
  const repeat = form.register('RepeatPassword', {
    onBlur: () => validateOnBlur('RepeatPassword'),
  });

  const submit = async () => {
    lead({ shop_url: '', phone_email: typed });
    send({ type: 'SUBMITTED', at: now() });
  };

  return (
    <Card
      data-step="single"
      title={<Message id={textKey(region.signup.title)} />}
      lead={
        <Message id={typed.type === 'phone' ? 'sign_up_lead_phone' : textKey(region.signup.lead)} />
      }
    >
      <StepForm onSubmit={submit}>
        <div className={styles['block']} onFocus={reveal}>
          <ContactField
            name={contactName}
            ref={mergeRefs(focusOnly(form.register(contactName).ref), targets.bearer(kind))}
            value={typed}
            parts={parts}
            error={errorPhrase(errors[contactName])}
            notice={notice}
            onChange={({ value }) => {
              const shouldValidate = errors[contactName] !== undefined;
              if (value.type === 'email') form.setValue('Email', value.email, { shouldValidate });
              else form.setValue('Mobile', mobileValue(value.phone), { shouldValidate });
              send({ type: 'CONTACT_EDITED', kind });
            }}
            onBlur={() => validateOnBlur(contactName)}
          />
        </div>
        {state.revealed && (
          <CodeBlock
            key={kind}
            kind={kind}
            state={state}
            form={form}
            valid={valid}
            busy={busy}
            bearer={targets.bearer(`${kind}_code`)}
            onEdit={() => send({ type: 'CODE_EDITED', kind })}
            onBlur={() => validateOnBlur(blockFields[kind].code)}
            onSend={({ at }) => {
              const contact = contactOf(typed, parts);
              if (contact !== null) send({ type: 'SEND_PRESSED', contact, at });
            }}
          />
        )}
        <PasswordField
          {...password}
          ref={mergeRefs(password.ref, targets.bearer('password'))}
          required
          onFocus={reveal}
          label={<Message id="sign_up_password_label" />}
          error={passwordNotice && phraseOf(passwordNotice)}
          aria-invalid={errors.Password ? true : undefined}
          tips={<PasswordTips password={values.Password} judged={errors.Password !== undefined} />}
          onChange={(event) => {
            void password.onChange(event);
            send({ type: 'PASSWORD_EDITED' });
          }}
        />
        {state.revealed && (
          <>
            <PasswordField
              {...repeat}
              required
              label={<Message id="sign_up_confirm_password_label" />}
              error={errorPhrase(errors.RepeatPassword)}
            />
            <Agreements form={form} fields={agreementFields} values={values} type={kind} />
          </>
        )}
        <WaitingButton
          ref={targets.bearer('submit')}
          wait={state.wait}
          loading={busy}
          loadingLabel={<Message id="sign_up_submitting" />}
        >
          <Message id="sign_up_submit" />
        </WaitingButton>
        <Button
          variant="quiet"
          data-switch={kind === 'email' ? 'phone' : 'email'}
          disabled={activity.name === 'registering'}
          onClick={() => send({ type: 'KIND_SWITCHED' })}
        >
          <Message id={kind === 'email' ? 'sign_up_use_phone' : 'sign_up_use_email'} />
        </Button>
      </StepForm>
      <Aside onSwitchSite={() => send({ type: 'CHANGE_SITE_CHOSEN' })} />
      <OlderDialogs state={state} send={send} />
    </Card>
  );
}
