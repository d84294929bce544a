import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { BackButton } from '../../../components/BackButton/BackButton.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import type { AccountStep } from '../../../flows/password-reset/ResetState.ts';
import { Message } from '../../../i18n/Message.tsx';
import { focusOnly } from '../../focusOnly.ts';
import { mergeRefs } from '../../mergeRefs.ts';
import { errorPhrase } from '../../phraseOf.ts';
import { useServices } from '../../Services.ts';
import { ContactField } from '../../shared/ContactField.tsx';
import { ContactSwitch } from '../../shared/ContactSwitch.tsx';
import { CooldownButton } from '../../shared/CooldownButton.tsx';
import { RegisterOffer } from '../../shared/RegisterOffer.tsx';
import { StepForm } from '../../shared/StepForm.tsx';
import { StepNotice } from '../../shared/StepNotice.tsx';
import { classified, readContact } from '../../shared/typedContact.ts';
import { useHeldSubmit } from '../../shared/useHeldSubmit.ts';
import type { ResetProps } from './ResetProps.ts';

/** The first step: the account that the code is sent to. */
export function AccountForm(props: ResetProps<AccountStep>) {
  const { state, form, parts, kept, onPhone, loading, submitStep, validateOnBlur, targets, send } =
    props;
  const { now } = useServices().browser;
  const { activity } = state;
  const value = useWatch({ control: form.control, name: 'account' });
  const typed = classified(value, parts);
  const { ref, name } = form.register('account');
  const error = errorPhrase(form.formState.errors.account);
  const notice = activity.name === 'editing' ? activity.notice : null;
  const heading = useRef<HTMLHeadingElement>(null);
  // Another screen at the same address; Back from a later step has the focus on the field (E-24).
  const opened = useRef(state.lastRequest === 0);
  useEffect(() => {
    if (opened.current) heading.current?.focus();
  }, []);

  const { submit, held } = useHeldSubmit(
    async () => {
      if (activity.name !== 'editing' || !(await submitStep('account'))) return;
      const { contact } = readContact(typed, parts);
      if (contact !== null) send({ type: 'CONTACT_SUBMITTED', contact, at: now() });
    },
    { value, parts, onPhone, loading },
  );

  return (
    <Card
      data-step="reset-account"
      level={1}
      fullScreen
      titleRef={heading}
      title={<Message id="log_in_forgotten" />}
      lead={<Message id="reset_lead" />}
      back={<BackButton onClick={() => send({ type: 'BACK_REQUESTED' })} />}
    >
      <StepForm onSubmit={submit}>
        <ContactField
          name={name}
          ref={mergeRefs(focusOnly(ref), targets.refFor('account'))}
          autoComplete="username"
          value={value}
          parts={parts}
          onPhone={onPhone}
          error={error}
          notice={notice}
          onChange={(change) => {
            form.setValue('account', change.value, { shouldValidate: error !== undefined });
            send({ type: 'CONTACT_EDITED' });
          }}
          onBlur={() => validateOnBlur('account')}
        />
        <RegisterOffer notice={notice} contact={state.contact} />
        <StepNotice cooldown={state.cooldowns.send}>
          <CooldownButton
            ref={targets.refFor('submit')}
            cooldown={state.cooldowns.send ?? null}
            loading={(held && loading) || activity.name === 'sending'}
            loadingLabel={<Message id="sign_up_sending" />}
          >
            <Message id="send_code" />
          </CooldownButton>
        </StepNotice>
        <ContactSwitch
          kept={kept}
          typed={typed}
          onPhone={onPhone}
          onSwitch={(change) => {
            form.setValue('account', change.value);
            form.clearErrors('account');
            send({ type: 'CONTACT_EDITED' });
          }}
        />
      </StepForm>
    </Card>
  );
}
