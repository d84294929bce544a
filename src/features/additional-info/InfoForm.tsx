import { useEffect, useRef } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { BackButton } from '../../components/BackButton/BackButton.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import type { InfoTarget } from '../../flows/additional-info/InfoEffect.ts';
import type { InfoEvent } from '../../flows/additional-info/InfoEvent.ts';
import type { InfoState } from '../../flows/additional-info/InfoState.ts';
import { Message } from '../../i18n/Message.tsx';
import { focusOnly } from '../focusOnly.ts';
import { mergeRefs } from '../mergeRefs.ts';
import { errorPhrase } from '../phraseOf.ts';
import { useServices } from '../Services.ts';
import { BlockField } from '../shared/BlockField.tsx';
import { CodeField } from '../shared/CodeField.tsx';
import { CooldownButton } from '../shared/CooldownButton.tsx';
import { LogInOffer } from '../shared/LogInOffer.tsx';
import { RegisterOffer } from '../shared/RegisterOffer.tsx';
import { StepForm } from '../shared/StepForm.tsx';
import { StepNotice } from '../shared/StepNotice.tsx';
import { readContact } from '../shared/typedContact.ts';
import type { PhoneParts } from '../shared/usePhoneParts.ts';
import type { FocusTargets } from '../useFocusTargets.ts';
import { blockFields, provenIn, typedIn, type InfoValues } from './infoValues.ts';

interface InfoFormProps {
  readonly state: InfoState;
  readonly form: UseFormReturn<InfoValues>;
  readonly validate: (
    names: readonly (keyof InfoValues)[],
    shouldFocus: boolean,
  ) => Promise<boolean>;
  readonly parts: PhoneParts | null;
  readonly targets: FocusTargets<InfoTarget>;
  readonly send: (event: InfoEvent) => void;
}

/** The card: a contact with its code, the switch between phone and e-mail, Submit and Back. Source: A§2. */
export function InfoForm({ state, form, validate, parts, targets, send }: InfoFormProps) {
  const { now } = useServices().browser;
  const { kind, activity } = state;
  const names = blockFields[kind];
  const values = useWatch({ control: form.control }) as InfoValues; // every field has a default
  const { errors } = form.formState;
  const typed = typedIn(values, kind);
  const { contact } = readContact(typed, parts);
  const notice = state.notices[kind];
  const binding = activity.name === 'binding';
  const loading = kind === 'phone' && parts === null;

  const isNewPage = useNavigationType() !== NavigationType.Pop && state.lastRequest === 0;
  const arrived = useRef(isNewPage);
  // A new page in the same document focuses its heading (E-24).
  useEffect(() => {
    if (arrived.current) targets.focus('heading');
  }, [targets]);

  const submit = async () => {
    if (loading || activity.name !== 'editing') return;
    if (!(await validate([names.contact, names.code], true))) return;
    const proven = provenIn(form.getValues(), kind, parts);
    if (proven !== null) send({ type: 'SUBMITTED', proven, at: now() });
  };

  return (
    <Card
      data-step="additional-info"
      level={1}
      fullScreen
      titleRef={targets.refFor('heading')}
      title={<Message id="additional_info_title" />}
      lead={<Message id="bind_contact_lead" />}
      back={<BackButton onClick={() => send({ type: 'BACK_REQUESTED' })} />}
    >
      <StepForm onSubmit={submit}>
        <div>
          <BlockField
            name={names.contact}
            ref={mergeRefs(focusOnly(form.register(names.contact).ref), targets.refFor(kind))}
            value={typed}
            parts={parts}
            error={errorPhrase(errors[names.contact])}
            notice={notice}
            onChange={({ value }) => {
              const shouldValidate = errors[names.contact] !== undefined;
              if (value.type === 'email') form.setValue('Email', value.email, { shouldValidate });
              else form.setValue('Mobile', value.phone, { shouldValidate });
              send({ type: 'CONTACT_EDITED', kind });
            }}
            onBlur={() => void validate([names.contact], false)}
          />
          <RegisterOffer notice={notice} contact={contact} />
          {contact !== null && (
            <LogInOffer
              notice={notice}
              onLogIn={() => send({ type: 'LOG_IN_LINK_CHOSEN', contact })}
            />
          )}
        </div>
        <CodeField
          key={kind}
          kind={kind}
          field={form.register(names.code, {
            onBlur: () => void validate([names.code], false),
          })}
          inForm={{
            read: () => form.getValues(names.code),
            write: (code, how) => form.setValue(names.code, code, how),
            setError: (error) => form.setError(names.code, error),
            clearError: () => form.clearErrors(names.code),
          }}
          sending={state.sending[kind]}
          error={errors[names.code]}
          notice={state.notices[`${kind}_code`]}
          valid={contact !== null}
          busy={binding}
          refFor={targets.refFor(`${kind}_code`)}
          onEdit={() => send({ type: 'CODE_EDITED', kind })}
          onSend={({ at }) => {
            if (contact !== null) send({ type: 'SEND_PRESSED', contact, at });
          }}
        />
        <StepNotice place="submit" cooldown={state.cooldown}>
          <CooldownButton
            ref={targets.refFor('submit')}
            cooldown={state.cooldown}
            loading={binding || loading}
            loadingLabel={<Message id={binding ? 'sign_up_submitting' : 'loading'} />}
          >
            <Message id="sign_up_submit" />
          </CooldownButton>
        </StepNotice>
        <Button
          variant="quiet"
          data-switch={kind === 'email' ? 'phone' : 'email'}
          disabled={binding}
          onClick={() => send({ type: 'KIND_SWITCHED' })}
        >
          <Message id={kind === 'email' ? 'sign_up_use_phone' : 'sign_up_use_email'} />
        </Button>
      </StepForm>
    </Card>
  );
}
