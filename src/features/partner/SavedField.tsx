import type { Ref } from 'react';
import { TextField } from '../../components/TextField/TextField.tsx';
import type { Contact } from '../../domain/account/Contact.ts';
import { Message } from '../../i18n/Message.tsx';

interface SavedFieldProps {
  readonly kind: Contact['type'];
  readonly censored: string;
  readonly ref: Ref<HTMLInputElement>;
}

/** A contact that the partner has, shown in part and not to be changed. Source: A§2 (PARTNER-003). */
export const SavedField = ({ kind, censored, ref }: SavedFieldProps) => (
  <TextField
    ref={ref}
    readOnly
    dir="ltr"
    data-saved-contact={kind}
    label={<Message id={kind === 'email' ? 'sign_up_email_label' : 'phone_label'} />}
    value={censored}
  />
);
