import { useWatch } from 'react-hook-form';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { SHOP_LINK_MAX_LENGTH } from '../../../domain/lead/shopLink.ts';
import { Message } from '../../../i18n/Message.tsx';
import { focusOnly } from '../../focusOnly.ts';
import { errorPhrase } from '../../phraseOf.ts';
import { useServices } from '../../Services.ts';
import { ContactField } from '../../shared/ContactField.tsx';
import { CooldownButton } from '../../shared/CooldownButton.tsx';
import { StepForm } from '../../shared/StepForm.tsx';
import { StepNotice } from '../../shared/StepNotice.tsx';
import { classified, readContact } from '../../shared/typedContact.ts';
import { useHeldSubmit } from '../../shared/useHeldSubmit.ts';
import type { Subscribe } from './useSubscribe.ts';

interface SubscribeFormProps {
  readonly subscribe: Subscribe;
  /** Whether Enter in the account submits, as in a dialog; on a page it does not (S-085). */
  readonly enterSubmits?: boolean;
}

/** The fields of a subscription: an e-mail address or a phone number, and a shop link. Source: A§5, S-146. */
export function SubscribeForm({ subscribe, enterSubmits = false }: SubscribeFormProps) {
  const { state, send, form, validate, parts, onPhone, loading } = subscribe;
  const { now } = useServices().browser;
  const { errors } = form.formState;
  const value = useWatch({ control: form.control, name: 'account' });
  const account = form.register('account');
  const sending = state.activity.name === 'sending';
  const { submit, held } = useHeldSubmit(
    async () => {
      if (sending || !(await validate(['account', 'shopLink'], true))) return;
      const { contact } = readContact(classified(value, parts), parts);
      if (contact === null) return;
      const subscription = { contact, shopLink: form.getValues('shopLink') };
      send({ type: 'SUBMITTED', subscription, at: now() });
    },
    { value, parts, onPhone, loading },
  );
  return (
    <StepForm onSubmit={submit}>
      <ContactField
        name={account.name}
        ref={focusOnly(account.ref)}
        label={<Message id="subscribe_account_label" />}
        value={value}
        parts={parts}
        readOnly={sending}
        enterSubmits={enterSubmits}
        onPhone={onPhone}
        error={errorPhrase(errors.account)}
        notice={null}
        onChange={(change) =>
          form.setValue('account', change.value, {
            shouldValidate: errors.account !== undefined,
          })
        }
        onBlur={() => void validate(['account'], false)}
      />
      <TextField
        {...form.register('shopLink')}
        type="url"
        autoComplete="url"
        maxLength={SHOP_LINK_MAX_LENGTH}
        label={<Message id="subscribe_shop_label" />}
        readOnly={sending}
      />
      <StepNotice cooldown={state.cooldown}>
        <CooldownButton
          cooldown={state.cooldown}
          loading={sending || (held && loading)}
          loadingLabel={<Message id="subscribe_sending" />}
        >
          <Message id="subscribe_submit" />
        </CooldownButton>
      </StepNotice>
    </StepForm>
  );
}
