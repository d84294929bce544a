import { useState, type RefCallback } from 'react';
import { ChangeContactDialog } from '../../../components/ChangeContactDialog/ChangeContactDialog.tsx';
import type { Contact } from '../../../domain/account/Contact.ts';
import type { PhraseContent } from '../../../components/Phrase/PhraseContent.ts';
import type { MessageKey } from '../../../i18n/MessageKey.ts';
import type { SignUpEvent } from '../../../flows/sign-up/SignUpEvent.ts';
import type { Conflict } from '../../../flows/sign-up/SignUpState.ts';
import { serverCooldowns } from '../../../flows/Cooldown.ts';
import type { Cooldowns } from '../../../flows/Cooldown.ts';
import { moveFocus } from '../../moveFocus.ts';
import { isPausePhrase } from '../../pausePhrase.ts';
import { phraseOf } from '../../phraseOf.ts';
import { useServices } from '../../Services.ts';
import { useCooldownPhrase } from '../../useCooldownPhrase.ts';
import { useCurrentPause } from '../../useCurrentPause.ts';
import { failurePhrase } from '../../useFailureToast.ts';
import { ContactField } from '../../shared/ContactField.tsx';
import { classified, readContact, typedOf, type TypedContact } from '../../shared/typedContact.ts';
import { useHeldSubmit } from '../../shared/useHeldSubmit.ts';
import type { PhoneParts } from '../../shared/usePhoneParts.ts';

export interface ChangeContactProps {
  readonly conflict: Extract<Conflict, { name: 'changing' | 'sendingChange' }>;
  /** Includes the cooldown that the server requested, which disables the button (E-19). */
  readonly cooldowns: Cooldowns;
  readonly send: (event: SignUpEvent) => void;
  readonly parts: PhoneParts | null;
  /** Called when a phone is typed, to load its parts. */
  readonly onPhone: () => void;
  /** Whether a number waits for them. */
  readonly loading: boolean;
  /** Ref of the field, to focus it after a rejected contact. */
  readonly fieldRef: RefCallback<HTMLElement>;
}

/** Asks for another contact, initialized with the current one. Source: DLG-010 to DLG-013, S-192. */
export function ChangeContact(props: ChangeContactProps) {
  const { conflict, cooldowns, send, parts, onPhone, loading, fieldRef } = props;
  const {
    telemetry: { report },
    browser: { now },
  } = useServices();
  const [typed, setTyped] = useState<TypedContact>(() => typedOf(conflict.contact));
  const [wrong, setWrong] = useState<MessageKey | null>(null);
  /** A part of the field failed to load: shown at the field, since a toast would be behind the dialog. */
  const [loadFailure, setLoadFailure] = useState<PhraseContent | null>(null);
  const notice = conflict.name === 'changing' ? conflict.notice : null;

  const cooldown = serverCooldowns(cooldowns).send ?? null;
  const waits = useCooldownPhrase(cooldown);

  /** The server's pause, with the time that the button shows. */
  const pause = useCurrentPause(notice === null ? undefined : phraseOf(notice), cooldown);
  const isPause = pause === undefined || isPausePhrase(pause);

  const change = (next: TypedContact) => {
    setTyped(next);
    setWrong(null);
    setLoadFailure(null);
  };
  const validate = (): Contact | null => {
    const { contact, error } = readContact(classified(typed, parts), parts);
    report({
      name: 'validation.result',
      form: 'change_contact',
      failed: error === null ? [] : ['contact'],
    });
    setWrong(error);
    return contact;
  };
  const failToLoad = (error: unknown) => {
    setWrong(null);
    setLoadFailure(failurePhrase(error));
  };
  const confirm = () => {
    const contact = validate();
    if (contact !== null) send({ type: 'CHANGE_SUBMITTED', contact, at: now() });
    else if (fields.current !== null) moveFocus(fields.current);
  };
  const fields: { current: HTMLElement | null } = { current: null };
  const setField: RefCallback<HTMLElement> = (element) => {
    fields.current = element;
    fieldRef(element);
  };
  const { submit, held } = useHeldSubmit(confirm, {
    ...{ value: typed, parts, onPhone, loading },
    onFailure: failToLoad,
  });

  return (
    <ChangeContactDialog
      open
      kind={conflict.contact.type}
      busy={conflict.name === 'sendingChange' || held}
      pause={waits}
      onConfirm={() => void submit()}
      onCancel={() => send({ type: 'DISMISSED' })}
      renderField={(seat) => (
        <ContactField
          {...seat}
          ref={setField}
          enterSubmits
          value={typed}
          parts={parts}
          error={wrong === null ? undefined : { id: wrong }}
          said={loadFailure ?? (isPause ? pause : undefined)}
          notice={isPause ? null : notice}
          onPhone={onPhone}
          onLoadFailure={failToLoad}
          onBlur={validate}
          onChange={({ value }) => change(value)}
        />
      )}
    />
  );
}
