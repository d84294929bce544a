import type { ReactNode, RefObject } from 'react';
import { useWatch } from 'react-hook-form';
import { Card } from '../../../components/Card/Card.tsx';
import { StepMarks } from '../../../components/StepMarks/StepMarks.tsx';
import type { Contact } from '../../../domain/account/Contact.ts';
import { lastOf } from '../../../flows/Cooldown.ts';
import { continuePauses, type AccountStep } from '../../../flows/sign-up/SignUpState.ts';
import type { SignInMethod } from '../../../domain/sign-in/signInMethods.ts';
import { Message } from '../../../i18n/Message.tsx';
import { textKey } from '../../../i18n/textKey.ts';
import { focusOnly } from '../../focusOnly.ts';
import { mergeRefs } from '../../mergeRefs.ts';
import { errorPhrase } from '../../phraseOf.ts';
import { useServices } from '../../Services.ts';
import { Aside } from '../shared/Aside.tsx';
import { ContactField } from '../../shared/ContactField.tsx';
import { ContactSwitch, type KeptContacts } from '../../shared/ContactSwitch.tsx';
import { LogInOffer } from '../../shared/LogInOffer.tsx';
import { SignInMethods } from '../../shared/SignInMethods.tsx';
import { StepForm } from '../../shared/StepForm.tsx';
import { StepNotice } from '../../shared/StepNotice.tsx';
import type { StepProps } from './StepProps.ts';
import { classified, readContact } from '../../shared/typedContact.ts';
import { useHeldSubmit } from '../../shared/useHeldSubmit.ts';
import { CooldownButton } from '../../shared/CooldownButton.tsx';

interface AccountFormProps extends StepProps<AccountStep> {
  readonly titleRef: RefObject<HTMLHeadingElement | null>;
  readonly kept: KeptContacts;
  /** Called when the seller chooses or types a phone, to load its chunk. */
  readonly onPhone: () => void;
  /** Whether a number waits for that chunk. */
  readonly loading: boolean;
  readonly onSwitchSite: () => void;
  /** Shows the form where the short-video button stands before it; null where it is shown. */
  readonly onForm: (() => void) | null;
  /** Whether a dialog, or a question in the card, is about to open whose chunk still loads. */
  readonly asking: boolean;
  /** Called on Continue, with the contact if it is valid. */
  readonly onContinue: (contact: Contact | null) => void;
  readonly onSignInMethod: (choice: { readonly method: SignInMethod }) => void;
  /** What interrupts the step: a question in the card, or a dialog over it. */
  readonly children: ReactNode;
}

/** The first step: the contact for the code. */
export function AccountForm(props: AccountFormProps) {
  const { state, form, parts, submitStep, validateOnBlur, targets, send } = props;
  const { asking, kept, loading, onContinue, onSignInMethod, onPhone, onForm } = props;
  const {
    page: { region, signInMethods },
    browser: { now },
  } = useServices();
  const { activity, mode } = state;
  const value = useWatch({ control: form.control, name: 'phone_email' });
  const typed = classified(value, parts);
  const { ref, name } = form.register('phone_email');
  const notice = activity.name === 'editing' ? activity.notice : null;
  const error = errorPhrase(form.formState.errors.phone_email);
  const waiting = ['checkingRegion', 'agreeing', 'leaving'].includes(activity.name);
  const opening = waiting && mode.name === 'oauth' ? mode.method : null;

  const pause = lastOf(continuePauses(state.cooldowns));
  const { submit, held } = useHeldSubmit(
    async () => {
      if (activity.name !== 'editing') return;
      const { contact } = readContact(typed, parts);
      onContinue(contact);
      if (!(await submitStep('account')) || contact === null) return;
      send({ type: 'CONTACT_SUBMITTED', contact, at: now() });
    },
    { value, parts, onPhone, loading },
  );

  return (
    <Card
      data-step="account"
      titleRef={props.titleRef}
      marks={<StepMarks current={1} />}
      title={<Message id={textKey(region.signup.title)} />}
      lead={
        onForm ? null : (
          <Message
            id={value.type === 'phone' ? 'sign_up_lead_phone' : textKey(region.signup.lead)}
          />
        )
      }
    >
      <StepForm onSubmit={submit}>
        {onForm ? (
          <StepNotice cooldown={state.cooldowns.region} />
        ) : (
          <>
            <ContactField
              name={name}
              ref={mergeRefs(focusOnly(ref), targets.refFor('account'))}
              value={value}
              parts={parts}
              onPhone={onPhone}
              error={error}
              notice={notice}
              onChange={(change) => {
                form.setValue('phone_email', change.value, { shouldValidate: error !== undefined });
                send({ type: 'CONTACT_EDITED' });
              }}
              onBlur={() => validateOnBlur('phone_email')}
            />
            <LogInOffer notice={notice} onLogIn={() => send({ type: 'LOG_IN_CHOSEN' })} />
            <StepNotice cooldown={pause}>
              <CooldownButton
                ref={targets.refFor('submit')}
                cooldown={pause}
                loading={
                  opening === null &&
                  (waiting || asking || (held && loading) || activity.name === 'sending')
                }
                loadingLabel={<Message id="sign_up_sending" />}
              >
                <Message id="sign_up_continue" />
              </CooldownButton>
            </StepNotice>
            <ContactSwitch
              kept={kept}
              typed={typed}
              onPhone={onPhone}
              onSwitch={(change) => {
                form.setValue('phone_email', change.value);
                form.clearErrors('phone_email');
                form.resetField('verification_code'); // E-08
                send({ type: 'CONTACT_EDITED' });
              }}
            />
          </>
        )}
      </StepForm>
      <SignInMethods
        signInMethods={signInMethods}
        opening={opening}
        cooldown={state.cooldowns.region}
        onOpen={onSignInMethod}
        onForm={onForm}
      />
      <Aside onSwitchSite={props.onSwitchSite} />
      {props.children}
    </Card>
  );
}
