import { useEffect, useRef } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { BackButton } from '../../components/BackButton/BackButton.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { savedContact } from '../../domain/partner/SavedData.ts';
import type { PartnerTarget } from '../../flows/partner-onboarding/PartnerEffect.ts';
import type { PartnerEvent } from '../../flows/partner-onboarding/PartnerEvent.ts';
import type { FormStep } from '../../flows/partner-onboarding/PartnerState.ts';
import { Message } from '../../i18n/Message.tsx';
import { focusOnly } from '../focusOnly.ts';
import { mergeRefs } from '../mergeRefs.ts';
import { errorPhrase } from '../phraseOf.ts';
import { useServices } from '../Services.ts';
import { BlockField } from '../shared/BlockField.tsx';
import { CodeField } from '../shared/CodeField.tsx';
import { CooldownButton } from '../shared/CooldownButton.tsx';
import { StepForm } from '../shared/StepForm.tsx';
import { StepNotice } from '../shared/StepNotice.tsx';
import { readContact } from '../shared/typedContact.ts';
import type { PhoneParts } from '../shared/usePhoneParts.ts';
import type { FocusTargets } from '../useFocusTargets.ts';
import { partnerFields, type PartnerValues } from './partnerValues.ts';
import { SavedField } from './SavedField.tsx';

interface PartnerFormProps {
  readonly state: FormStep;
  readonly form: UseFormReturn<PartnerValues>;
  readonly validate: (
    names: readonly (keyof PartnerValues)[],
    shouldFocus: boolean,
  ) => Promise<boolean>;
  readonly parts: PhoneParts | null;
  readonly targets: FocusTargets<PartnerTarget>;
  readonly send: (event: PartnerEvent) => void;
}

/**
 * The card that binds a contact: one of the partner's, which is shown in part, or a typed one where the
 * partner has none; its code, the switch between phone and e-mail, and Submit. Source: A§2, A§4.
 */
export function PartnerForm({ state, form, validate, parts, targets, send }: PartnerFormProps) {
  const { now } = useServices().browser;
  const { kind, saved, activity } = state;
  const known = savedContact(saved, kind);
  const typed = useWatch({ control: form.control, name: 'account' });
  const { errors } = form.formState;
  const contact = known === null ? readContact(typed, parts).contact : null;
  const busy = activity.name === 'binding' || activity.name === 'submitting';
  const loading = known === null && kind === 'phone' && parts === null;
  const sending = state.sending[kind];
  const account = form.register('account');
  // A new screen (E-24).
  const arrived = useRef(targets);
  useEffect(() => arrived.current.focus('heading'), []);

  const submit = async () => {
    if (loading || activity.name !== 'editing') return;
    if (!(await validate(partnerFields, true))) return;
    const code = form.getValues('verification_code');
    send({ type: 'SUBMITTED', contact, code, at: now() });
  };

  return (
    <Card
      data-step="partner"
      level={1}
      fullScreen
      titleRef={targets.refFor('heading')}
      title={<Message id="partner_title" />}
      lead={<Message id={known === null ? 'bind_contact_lead' : 'partner_lead'} />}
      back={<BackButton onClick={() => send({ type: 'BACK_REQUESTED' })} />}
    >
      <StepForm onSubmit={submit}>
        {known === null ? (
          <BlockField
            name={account.name}
            ref={mergeRefs(focusOnly(account.ref), targets.refFor('contact'))}
            value={typed}
            parts={parts}
            error={errorPhrase(errors.account)}
            notice={null}
            onChange={({ value }) => {
              form.setValue('account', value, { shouldValidate: errors.account !== undefined });
              send({ type: 'CONTACT_EDITED' });
            }}
            onBlur={() => void validate(['account'], false)}
          />
        ) : (
          <SavedField kind={kind} censored={known.censored} ref={targets.refFor('contact')} />
        )}
        <CodeField
          key={kind}
          kind={kind}
          field={form.register('verification_code', {
            onBlur: () => void validate(['verification_code'], false),
          })}
          inForm={{
            read: () => form.getValues('verification_code'),
            write: (code, how) => form.setValue('verification_code', code, how),
            setError: (error) => form.setError('verification_code', error),
            clearError: () => form.clearErrors('verification_code'),
          }}
          sending={sending}
          error={errors.verification_code}
          notice={state.notice ?? undefined}
          valid={known !== null || contact !== null}
          busy={busy || state.bound !== null}
          refFor={targets.refFor('code')}
          onEdit={() => send({ type: 'CODE_EDITED' })}
          onSend={({ at }) => send({ type: 'SEND_PRESSED', contact, at })}
        />
        <StepNotice place="submit" cooldown={state.cooldown}>
          <CooldownButton
            ref={targets.refFor('submit')}
            cooldown={state.cooldown}
            // A code that is typed before the answer to its send has no ticket yet.
            disabled={sending.running !== null}
            loading={busy || loading}
            loadingLabel={<Message id={busy ? 'sign_up_submitting' : 'loading'} />}
          >
            <Message id="sign_up_submit" />
          </CooldownButton>
        </StepNotice>
        <Button
          variant="quiet"
          data-switch={kind === 'email' ? 'phone' : 'email'}
          disabled={busy || state.bound !== null}
          onClick={() => send({ type: 'KIND_SWITCHED' })}
        >
          <Message id={kind === 'email' ? 'sign_up_use_phone' : 'sign_up_use_email'} />
        </Button>
      </StepForm>
    </Card>
  );
}
