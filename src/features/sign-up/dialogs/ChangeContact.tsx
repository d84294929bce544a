import { useState, type RefCallback } from 'react';
import { ChangeContactDialog } from '../../../components/ChangeContactDialog/ChangeContactDialog.tsx';
import type { PhraseContent } from '../../../components/Phrase/PhraseContent.ts';
import { useRemainingSeconds } from '../../../components/SendCodeButton/useRemainingSeconds.ts';
import { cooldownPhrase } from '../../../components/SendCodeButton/cooldownPhrase.ts';
import type { MessageKey } from '../../../i18n/MessageKey.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type { SignUpEvent } from '../../../flows/sign-up/SignUpEvent.ts';
import type { Conflict } from '../../../flows/sign-up/SignUpState.ts';
import { serverCooldown } from '../../../flows/sign-up/serverCooldown.ts';
import type { Cooldowns } from '../../../flows/Cooldown.ts';
import { moveFocus } from '../../moveFocus.ts';
import { phraseOf } from '../../phraseOf.ts';
import { useServices } from '../../Services.ts';
import { failurePhrase } from '../../useFailureToast.ts';
import { readContact, typedOf, type TypedContact } from '../shared/typedContact.ts';
import type { PhoneParts } from '../shared/usePhoneParts.ts';

interface ChangeContactProps {
  readonly conflict: Exclude<Conflict, { name: 'exists' }>;
  /** Includes the cooldown that the server requested, which disables the button (E-19). */
  readonly cooldowns: Cooldowns;
  readonly send: (event: SignUpEvent) => void;
  readonly parts: PhoneParts | null;
  /** Ref of the field, to focus it after a rejected contact. */
  readonly fieldRef: RefCallback<HTMLElement>;
}

/** Asks for another contact of the same type, initialized with the current one. Source: DLG-010 to DLG-013. */
export function ChangeContact({ conflict, cooldowns, send, parts, fieldRef }: ChangeContactProps) {
  const {
    page: { region },
    telemetry: { report },
    browser: { now },
  } = useServices();
  const language = useLanguage();
  const [typed, setTyped] = useState<TypedContact>(() => typedOf(conflict.contact));
  const [wrong, setWrong] = useState<MessageKey | null>(null);
  /** The list of countries failed to load: shown at the field, since a toast would be behind the dialog. */
  const [loadFailure, setLoadFailure] = useState<PhraseContent | null>(null);
  const notice = conflict.name === 'changing' ? conflict.notice : null;
  const noticePhrase = notice === null ? undefined : phraseOf(notice);

  const cooldown = serverCooldown(cooldowns) ?? null;
  const seconds = useRemainingSeconds(cooldown, now);

  const change = (next: TypedContact) => {
    setTyped(next);
    setWrong(null);
    setLoadFailure(null);
  };
  const confirm = () => {
    const { contact, error } = readContact(typed, parts);
    report({
      name: 'validation.result',
      form: 'change_contact',
      failed: error === null ? [] : ['contact'],
    });
    setWrong(error);
    if (contact !== null) send({ type: 'CHANGE_SUBMITTED', contact, at: now() });
    else if (fields.current !== null) moveFocus(fields.current);
  };
  const fields: { current: HTMLElement | null } = { current: null };
  const setField: RefCallback<HTMLElement> = (element) => {
    fields.current = element;
    fieldRef(element);
  };

  const shared = {
    open: true,
    busy: conflict.name === 'sendingChange',
    pause: cooldown === null || seconds === 0 ? undefined : cooldownPhrase(cooldown.after, seconds),
    onCancel: () => send({ type: 'DISMISSED' }),
  };
  if (typed.type === 'email')
    return (
      <ChangeContactDialog
        {...shared}
        error={wrong === null ? noticePhrase : { id: wrong }}
        contact={{
          kind: 'email',
          value: typed.email,
          onChange: ({ value }) => change({ type: 'email', email: value }),
          onConfirm: confirm,
          fieldRef: setField,
        }}
      />
    );
  if (parts === null) return null;
  const problem = wrong === null ? null : parts.phoneProblem(typed.phone, parts.rules);
  return (
    <ChangeContactDialog
      {...shared}
      error={
        problem === null ? (loadFailure ?? noticePhrase) : parts.problemPhrase(problem, language)
      }
      contact={{
        kind: 'phone',
        value: typed.phone,
        onConfirm: confirm,
        renderField: (seat) => (
          <parts.PhoneField
            {...seat}
            ref={setField}
            value={typed.phone}
            rules={parts.rules}
            codeDisabled={region.register.phoneCodeDisable}
            onLoadFailure={() => setLoadFailure(failurePhrase())}
            onChange={({ value }) => change({ type: 'phone', phone: value })}
          />
        ),
      }}
    />
  );
}
