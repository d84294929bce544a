import { useWatch } from 'react-hook-form';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { StepMarks } from '../../components/StepMarks/StepMarks.tsx';
import type { AccountStep } from '../../flows/sign-up/SignUpState.ts';
import type { Door } from '../../domain/region/offeredDoors.ts';
import { Message } from '../../i18n/Message.tsx';
import { textKey } from '../../i18n/textKey.ts';
import { focusOnly } from '../focusOnly.ts';
import { mergeRefs } from '../mergeRefs.ts';
import { errorPhrase } from '../phraseOf.ts';
import { useServices } from '../Services.ts';
import { Aside } from './Aside.tsx';
import { ContactField } from './ContactField.tsx';
import { Doors } from './Doors.tsx';
import { emptyContact } from './signUpForm.ts';
import { StepForm } from './StepForm.tsx';
import type { StepProps } from './StepProps.ts';
import { contactOf } from './typedContact.ts';
import { WaitingButton } from './WaitingButton.tsx';

interface AccountFormProps extends StepProps<AccountStep> {
  /** A phone is wanted: its code may come. */
  readonly onPhone: () => void;
  readonly onSwitchSite: () => void;
  /** Whether a question is to be shown whose code is still on its way. */
  readonly asking: boolean;
  readonly onDoor: (choice: { readonly door: Door }) => void;
}

const doorOf = { 'short-video': 'shortVideo', social: 'google' } as const;

/** The first step: where to send the code. */
export function AccountForm(props: AccountFormProps) {
  const { state, form, parts, submitStep, validateOnBlur, targets, send } = props;
  const { asking, onDoor, onPhone, onSwitchSite } = props;
  const { region, doors, now } = useServices();
  const { activity, mode } = state;
  const typed = useWatch({ control: form.control, name: 'phone_email' });
  const { ref, name } = form.register('phone_email');
  const notice = activity.name === 'editing' ? activity.notice : null;
  const error = errorPhrase(form.formState.errors.phone_email);
  const waits = activity.name === 'checkingRegion' || activity.name === 'leaving';
  const opening = waits && mode.name === 'oauth' ? doorOf[mode.type] : null;
  const other = typed.type === 'email' ? 'phone' : 'email';

  const submit = async () => {
    if (activity.name !== 'editing' || !(await submitStep('account'))) return;
    const contact = contactOf(form.getValues('phone_email'), parts);
    if (contact !== null) send({ type: 'CONTACT_SUBMITTED', contact, at: now() });
  };

  return (
    <Card
      data-step="account"
      marks={<StepMarks current={1} />}
      title={<Message id={textKey(region.signup.title)} />}
      lead={
        <Message id={typed.type === 'phone' ? 'sign_up_lead_phone' : textKey(region.signup.lead)} />
      }
    >
      <StepForm onSubmit={submit}>
        <ContactField
          name={name}
          ref={mergeRefs(focusOnly(ref), targets.bearer('account'))}
          value={typed}
          parts={parts}
          error={error}
          notice={notice}
          onChange={({ value }) => {
            form.setValue('phone_email', value, { shouldValidate: error !== undefined });
            send({ type: 'CONTACT_EDITED' });
          }}
          onBlur={() => validateOnBlur('phone_email')}
        />
        {notice?.offer === 'log-in' && (
          <Button variant="quiet" onClick={() => send({ type: 'LOG_IN_CHOSEN' })}>
            <Message id="exists_dialog_log_in" />
          </Button>
        )}
        <WaitingButton
          ref={targets.bearer('submit')}
          wait={state.waits.send ?? null}
          loading={opening === null && (waits || asking || activity.name === 'sending')}
          loadingLabel={<Message id="sign_up_sending" />}
        >
          <Message id="sign_up_continue" />
        </WaitingButton>
        <Button
          variant="quiet"
          data-switch={other}
          onClick={() => {
            if (other === 'phone') onPhone();
            form.setValue('phone_email', emptyContact(other));
            form.clearErrors('phone_email');
            form.resetField('verification_code'); // E-08
            send({ type: 'CONTACT_EDITED' });
          }}
        >
          <Message id={other === 'phone' ? 'sign_up_use_phone' : 'sign_up_use_email'} />
        </Button>
      </StepForm>
      <Doors doors={doors} opening={opening} onOpen={onDoor} />
      <Aside onSwitchSite={onSwitchSite} />
    </Card>
  );
}
