import { use, useEffect, useLayoutEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { PasswordField } from '../../../components/PasswordField/PasswordField.tsx';
import { PasswordTips } from '../../../components/PasswordTips/PasswordTips.tsx';
import { singleFormMachine } from '../../../flows/single-form/singleFormMachine.ts';
import type { ErrorField } from '../../../domain/errors/ErrorField.ts';
import { lastOf } from '../../../flows/Cooldown.ts';
import { sendingAtStart } from '../../../flows/Sending.ts';
import {
  initialSingleForm,
  isBusy,
  submitPauses,
} from '../../../flows/single-form/SingleFormState.ts';
import { Message } from '../../../i18n/Message.tsx';
import { textKey } from '../../../i18n/textKey.ts';
import { focusOnly } from '../../focusOnly.ts';
import { mergeRefs } from '../../mergeRefs.ts';
import { onRestored } from '../../onRestored.ts';
import { errorPhrase, phraseOf } from '../../phraseOf.ts';
import { useFocusTargets } from '../../useFocusTargets.ts';
import { useMachine } from '../../useMachine.ts';
import { useServices } from '../../Services.ts';
import { Agreements } from '../shared/Agreements.tsx';
import { Aside } from '../shared/Aside.tsx';
import styles from '../shared/SignUp.module.css';
import { LogInOffer } from '../../shared/LogInOffer.tsx';
import { SignInMethods } from '../../shared/SignInMethods.tsx';
import { StepForm } from '../../shared/StepForm.tsx';
import { StepNotice } from '../../shared/StepNotice.tsx';
import { StepMarks } from '../../../components/StepMarks/StepMarks.tsx';
import { SuccessPanel } from '../../shared/SuccessPanel.tsx';
import type { FormProgress } from '../shared/FormProgress.ts';
import { useHeadingOnArrival } from '../../shared/useHeadingOnArrival.ts';
import { RegisterLead } from '../shared/RegisterLead.ts';
import { useBeginNotice } from '../../shared/FormNotices.tsx';
import { readContact, startContact } from '../../shared/typedContact.ts';
import { usePhoneParts } from '../../shared/usePhoneParts.ts';
import { CooldownButton } from '../../shared/CooldownButton.tsx';
import { BlockField } from '../../shared/BlockField.tsx';
import { CodeField } from '../../shared/CodeField.tsx';
import { SingleFormDialogs } from '../dialogs/SingleFormDialogs.tsx';
import {
  agreementFields,
  blockFields,
  mobileValue,
  ticksOf,
  typedIn,
  type SingleFormValues,
} from './singleFormValues.ts';
import { runSingleFormEffect } from './runSingleFormEffect.ts';
import { useSingleFormDeps } from './useSingleFormDeps.ts';
import { useSingleForm } from './useSingleForm.ts';

type Target = ErrorField | 'submit' | 'heading';

interface SingleFormProps {
  /** Shows the form where the short-video button stands before it; null where it is shown. */
  readonly uncover: (() => void) | null;
  readonly onProgress?: ((progress: FormProgress) => void) | undefined;
}

/**
 * Sign-up on the single-form page: one form that reveals its fields, with a code for each contact.
 * Source: A§2, A§4 (V1, S-010).
 */
export default function SingleForm({ onProgress, uncover }: SingleFormProps) {
  const {
    page: { region, signInMethods },
    browser: { now, signUpAccount },
  } = useServices();
  const targets = useFocusTargets<Target>();
  const start = startContact(signUpAccount.read(), region.defaultRegisterType);
  const [phones, setPhones] = useState(start.type === 'phone');
  const parts = usePhoneParts(phones);
  const { form, validateAll, validateOnBlur, password, repeat } = useSingleForm(start, parts);
  const deps = useSingleFormDeps({
    ...{ form, validateAll, parts },
    focus: targets.focus,
    onPhone: () => setPhones(true),
  });
  const lead = use(RegisterLead);
  const beginNotice = useBeginNotice();
  const [state, send] = useMachine(
    singleFormMachine,
    () =>
      initialSingleForm(
        {
          checksNetwork: region.needsConfirmIp,
          popup: region.conflict.popup,
          asksTerms: !region.agreements.autoCheck,
          kind: start.type,
        },
        sendingAtStart(signUpAccount.sentAt('single-form'), now()),
      ),
    (effect, emit) => {
      beginNotice(effect);
      runSingleFormEffect(effect, deps, emit);
    },
  );
  useEffect(() => onRestored(() => send({ type: 'PAGE_RESTORED' })), [send]);
  const titleRef = useHeadingOnArrival();
  const unclosable = isBusy(state);
  useLayoutEffect(() => {
    onProgress?.({ busy: unclosable, goBack: null });
  }, [onProgress, unclosable]);
  const values = useWatch({ control: form.control }) as SingleFormValues; // every field has a default
  const { errors } = form.formState;
  if (state.activity.name === 'done')
    return (
      <SuccessPanel headingRef={targets.refFor('heading')} marks={<StepMarks current={4} />} />
    );

  const { kind, activity } = state;
  const { contact: contactName, code: codeName } = blockFields[kind];
  const typed = typedIn(values, kind);
  const { contact } = readContact(typed, parts);
  const reveal = () => send({ type: 'FIELD_FOCUSED' });
  const notice = state.notices[kind];
  const passwordNotice = state.notices.password;
  const pauses = submitPauses(state);
  const opening = 'method' in activity ? activity.method : null;
  const busy = ['checkingRegion', 'validating', 'registering'].includes(activity.name);

  const submit = async () => {
    if (activity.name === 'editing') lead.create(contact);
    send({ type: 'SUBMITTED', at: now() });
  };

  return (
    <Card
      data-step="single"
      titleRef={titleRef}
      title={<Message id={textKey(region.signup.title)} />}
      lead={
        uncover ? null : (
          <Message
            id={typed.type === 'phone' ? 'sign_up_lead_phone' : textKey(region.signup.lead)}
          />
        )
      }
    >
      <StepForm onSubmit={submit}>
        {uncover ? (
          <StepNotice cooldown={state.regionCooldown} />
        ) : (
          <>
            <div className={styles['block']} onFocus={reveal}>
              <BlockField
                name={contactName}
                ref={mergeRefs(focusOnly(form.register(contactName).ref), targets.refFor(kind))}
                value={typed}
                parts={parts}
                error={errorPhrase(errors[contactName])}
                notice={notice}
                onChange={({ value }) => {
                  const shouldValidate = errors[contactName] !== undefined;
                  if (value.type === 'email')
                    form.setValue('Email', value.email, { shouldValidate });
                  else form.setValue('Mobile', mobileValue(value.phone), { shouldValidate });
                  send({ type: 'CONTACT_EDITED', kind });
                }}
                onBlur={() => validateOnBlur(contactName)}
              />
              {contact !== null && (
                <LogInOffer
                  notice={notice}
                  onLogIn={() => send({ type: 'LOG_IN_LINK_CHOSEN', contact })}
                />
              )}
            </div>
            {state.revealed && (
              <CodeField
                key={kind}
                kind={kind}
                field={form.register(codeName, { onBlur: () => validateOnBlur(codeName) })}
                inForm={{
                  read: () => form.getValues(codeName),
                  write: (code, options) => form.setValue(codeName, code, options),
                  setError: (error) => form.setError(codeName, error),
                  clearError: () => form.clearErrors(codeName),
                }}
                sending={state.sending[kind]}
                error={errors[codeName]}
                notice={state.notices[`${kind}_code`]}
                valid={contact !== null}
                busy={busy}
                refFor={targets.refFor(`${kind}_code`)}
                onEdit={() => send({ type: 'CODE_EDITED', kind })}
                onSend={({ at }) => {
                  if (contact !== null) send({ type: 'SEND_PRESSED', contact, at });
                }}
              />
            )}
            <PasswordField
              {...password}
              ref={mergeRefs(password.ref, targets.refFor('password'))}
              required
              onFocus={reveal}
              label={<Message id="sign_up_password_label" />}
              error={passwordNotice && phraseOf(passwordNotice)}
              aria-invalid={errors.Password ? true : undefined}
              tips={
                <PasswordTips password={values.Password} judged={errors.Password !== undefined} />
              }
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
                <Agreements form={form} fields={agreementFields} values={values} types={[kind]} />
              </>
            )}
            <StepNotice place="submit" cooldown={lastOf([...pauses, state.regionCooldown])}>
              <CooldownButton
                ref={targets.refFor('submit')}
                cooldown={lastOf(pauses)}
                loading={busy && opening === null}
                loadingLabel={<Message id="sign_up_submitting" />}
              >
                <Message id="sign_up_submit" />
              </CooldownButton>
            </StepNotice>
            <Button
              variant="quiet"
              data-switch={kind === 'email' ? 'phone' : 'email'}
              disabled={activity.name === 'registering'}
              onClick={() => send({ type: 'KIND_SWITCHED' })}
            >
              <Message id={kind === 'email' ? 'sign_up_use_phone' : 'sign_up_use_email'} />
            </Button>
          </>
        )}
      </StepForm>
      <SignInMethods
        signInMethods={signInMethods}
        opening={activity.name === 'warned' ? null : opening}
        cooldown={state.regionCooldown}
        onOpen={({ method }) => {
          lead.create(contact);
          send({ type: 'METHOD_CHOSEN', method, at: now() });
        }}
        onForm={
          uncover &&
          (() => {
            uncover();
            send({ type: 'FORM_CHOSEN' });
          })
        }
      />
      <Aside onSwitchSite={() => send({ type: 'CHANGE_SITE_CHOSEN' })} />
      <SingleFormDialogs state={state} checked={ticksOf(values)} send={send} />
    </Card>
  );
}
