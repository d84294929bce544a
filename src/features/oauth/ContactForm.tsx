import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { BackButton } from '../../components/BackButton/BackButton.tsx';
import { Card } from '../../components/Card/Card.tsx';
import type { ContactStep } from '../../flows/oauth/OAuthState.ts';
import { Message } from '../../i18n/Message.tsx';
import { focusOnly } from '../focusOnly.ts';
import { mergeRefs } from '../mergeRefs.ts';
import { errorPhrase } from '../phraseOf.ts';
import { useServices } from '../Services.ts';
import { BlockField } from '../shared/BlockField.tsx';
import { ContactField } from '../shared/ContactField.tsx';
import { ContactSwitch } from '../shared/ContactSwitch.tsx';
import { CooldownButton } from '../shared/CooldownButton.tsx';
import { LogInOffer } from '../shared/LogInOffer.tsx';
import { StepForm } from '../shared/StepForm.tsx';
import { StepNotice } from '../shared/StepNotice.tsx';
import { classified, readContact, type TypedContact } from '../shared/typedContact.ts';
import { useHeldSubmit } from '../shared/useHeldSubmit.ts';
import type { BindProps } from './BindProps.ts';

const texts = {
  missing: { title: 'oauth_bind_title', lead: 'bind_contact_lead' },
  conflict: { title: 'oauth_bind_conflict_title', lead: 'oauth_bind_conflict_lead' },
} as const;

/**
 * Asks for the contact that the profile lacks, of either kind, or for the address of the account in
 * conflict. Source: S-097 (OAUTH-011, OAUTH-012).
 */
export function ContactForm(props: BindProps<ContactStep>) {
  const { state, form, parts, kept, onPhone, loading, submitStep, validateOnBlur, targets, send } =
    props;
  const { now } = useServices().browser;
  const { activity, reason } = state;
  const value = useWatch({ control: form.control, name: 'account' });
  const typed = classified(value, parts);
  const { ref, name } = form.register('account');
  const error = errorPhrase(form.formState.errors.account);
  const heading = useRef<HTMLHeadingElement>(null);
  // A new screen; Back from the code has the focus on the field (E-24).
  const opened = useRef(state.contact === null);
  useEffect(() => {
    if (opened.current) heading.current?.focus();
  }, []);

  const { submit, held } = useHeldSubmit(
    async () => {
      if (activity.name !== 'editing' || !(await submitStep('contact'))) return;
      const { contact } = readContact(typed, parts);
      if (contact !== null) send({ type: 'CONTACT_SUBMITTED', contact, at: now() });
    },
    { value, parts, onPhone, loading },
  );
  const field = {
    ...{ name, value, parts, error },
    ref: mergeRefs(focusOnly(ref), targets.refFor('account')),
    notice: 'notice' in activity ? activity.notice : null,
    onChange: (change: { readonly value: TypedContact }) => {
      form.setValue('account', change.value, { shouldValidate: error !== undefined });
      send({ type: 'CONTACT_EDITED' });
    },
    onBlur: () => validateOnBlur('account'),
  };

  return (
    <Card
      data-step="bind-contact"
      level={1}
      fullScreen
      titleRef={heading}
      title={<Message id={texts[reason].title} />}
      lead={<Message id={texts[reason].lead} />}
      back={<BackButton onClick={() => send({ type: 'BACK_REQUESTED' })} />}
    >
      <StepForm onSubmit={submit}>
        {reason === 'conflict' ? (
          <BlockField {...field} />
        ) : (
          <ContactField {...field} onPhone={onPhone} />
        )}
        <LogInOffer notice={field.notice} onLogIn={() => send({ type: 'LOG_IN_CHOSEN' })} />
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
        {reason === 'missing' && (
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
        )}
      </StepForm>
    </Card>
  );
}
