import type { RefCallback } from 'react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { ChangeContactDialog } from '../../components/ChangeContactDialog/ChangeContactDialog.tsx';
import { contactText } from '../../domain/account/Contact.ts';
import { cleanEmail } from '../../domain/account/email.ts';
import type { SignUpEvent } from '../../flows/sign-up/SignUpEvent.ts';
import type { Conflict } from '../../flows/sign-up/SignUpState.ts';
import { mergeRefs } from '../mergeRefs.ts';
import { errorPhrase, phraseOf } from '../phraseOf.ts';
import { useServices } from '../Services.ts';
import { emailRule } from './signUpForm.ts';

interface ChangeContactProps {
  readonly conflict: Exclude<Conflict, { name: 'exists' }>;
  readonly send: (event: SignUpEvent) => void;
  /** Where a refused address leads. */
  readonly fieldRef: RefCallback<HTMLElement>;
}

const schema = z.object({ contact: emailRule });

/** Another address for the sign-up at hand, seeded with the current one. Source: DLG-010 to DLG-013. */
export function ChangeContact({ conflict, send, fieldRef }: ChangeContactProps) {
  const { report } = useServices();
  const form = useForm<z.infer<typeof schema>>({
    defaultValues: { contact: contactText(conflict.contact) },
    resolver: standardSchemaResolver(schema),
  });
  const { ref } = form.register('contact');
  const notice = conflict.name === 'changing' ? conflict.notice : null;
  const told = (failed: readonly string[]) =>
    report({ name: 'validation.result', form: 'change_contact', failed });
  const submit = ({ contact }: z.infer<typeof schema>) => {
    told([]);
    send({ type: 'CHANGE_SUBMITTED', contact: { type: 'email', email: cleanEmail(contact) } });
  };
  return (
    <ChangeContactDialog
      open
      contact={{
        kind: 'email',
        value: useWatch({ control: form.control, name: 'contact' }),
        fieldRef: mergeRefs(ref, fieldRef),
        onChange: ({ value }) => {
          form.setValue('contact', value);
          form.clearErrors('contact');
        },
        onConfirm: () => void form.handleSubmit(submit, () => told(['contact']))(),
      }}
      error={
        errorPhrase(form.formState.errors.contact) ??
        (notice === null ? undefined : phraseOf(notice))
      }
      busy={conflict.name === 'sendingChange'}
      onCancel={() => send({ type: 'CHANGE_CANCELLED' })}
    />
  );
}
