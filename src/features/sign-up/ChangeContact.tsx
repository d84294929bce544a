import { useState, type RefCallback } from 'react';
import { ChangeContactDialog } from '../../components/ChangeContactDialog/ChangeContactDialog.tsx';
import type { PhraseContent } from '../../components/Phrase/PhraseContent.ts';
import { useRemainingSeconds } from '../../components/SendCodeButton/useRemainingSeconds.ts';
import { waitPhrase } from '../../components/SendCodeButton/waitPhrase.ts';
import type { MessageKey } from '../../i18n/MessageKey.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import type { SignUpEvent } from '../../flows/sign-up/SignUpEvent.ts';
import type { Conflict } from '../../flows/sign-up/SignUpState.ts';
import { sendPause } from '../../flows/sign-up/sendPause.ts';
import type { Waits } from '../../flows/Wait.ts';
import { leadFocus } from '../leadFocus.ts';
import { phraseOf } from '../phraseOf.ts';
import { useServices } from '../Services.ts';
import { failurePhrase } from '../useTellFailure.ts';
import { phoneJudge } from './phoneJudge.ts';
import { contactError } from './signUpSchema.ts';
import type { TypedContact } from './signUpForm.ts';
import { contactOf, typedOf } from './typedContact.ts';
import type { PhoneParts } from './usePhoneParts.ts';

interface ChangeContactProps {
  readonly conflict: Exclude<Conflict, { name: 'exists' }>;
  /** Among them the pause that the server asked for, which the button waits out (E-19). */
  readonly waits: Waits;
  readonly send: (event: SignUpEvent) => void;
  readonly parts: PhoneParts | null;
  /** Where a refused contact leads. */
  readonly fieldRef: RefCallback<HTMLElement>;
}

/** Another contact of the same kind for the sign-up at hand, seeded with the current one. Source: DLG-010 to DLG-013. */
export function ChangeContact({ conflict, waits, send, parts, fieldRef }: ChangeContactProps) {
  const { report, region, now } = useServices();
  const language = useLanguage();
  const [typed, setTyped] = useState<TypedContact>(() => typedOf(conflict.contact));
  const [wrong, setWrong] = useState<MessageKey | null>(null);
  /** The list of countries did not come: said at the field, since a notice would stand behind the dialog. */
  const [lost, setLost] = useState<PhraseContent | null>(null);
  const notice = conflict.name === 'changing' ? conflict.notice : null;
  const told = notice === null ? undefined : phraseOf(notice);

  const pause = sendPause(waits) ?? null;
  const seconds = useRemainingSeconds(pause, now);

  const change = (next: TypedContact) => {
    setTyped(next);
    setWrong(null);
    setLost(null);
  };
  const confirm = () => {
    const error = contactError(typed, phoneJudge(parts));
    report({
      name: 'validation.result',
      form: 'change_contact',
      failed: error === null ? [] : ['contact'],
    });
    setWrong(error);
    const contact = error === null ? contactOf(typed, parts) : null;
    if (contact !== null) send({ type: 'CHANGE_SUBMITTED', contact, at: now() });
    else if (fields.current !== null) leadFocus(fields.current);
  };
  const fields: { current: HTMLElement | null } = { current: null };
  const bear: RefCallback<HTMLElement> = (element) => {
    fields.current = element;
    fieldRef(element);
  };

  const shared = {
    open: true,
    busy: conflict.name === 'sendingChange',
    pause: pause === null || seconds === 0 ? undefined : waitPhrase(pause.after, seconds),
    onCancel: () => send({ type: 'CHANGE_CANCELLED' }),
  };
  if (typed.type === 'email')
    return (
      <ChangeContactDialog
        {...shared}
        error={wrong === null ? told : { id: wrong }}
        contact={{
          kind: 'email',
          value: typed.email,
          onChange: ({ value }) => change({ type: 'email', email: value }),
          onConfirm: confirm,
          fieldRef: bear,
        }}
      />
    );
  if (parts === null) return null;
  const problem = wrong === null ? null : parts.phoneProblem(typed.phone, parts.rules);
  return (
    <ChangeContactDialog
      {...shared}
      error={problem === null ? (lost ?? told) : parts.problemPhrase(problem, language)}
      contact={{
        kind: 'phone',
        value: typed.phone,
        onConfirm: confirm,
        renderField: (seat) => (
          <parts.PhoneField
            {...seat}
            ref={bear}
            value={typed.phone}
            rules={parts.rules}
            codeDisabled={region.register.phoneCodeDisable}
            onLoadFailure={() => setLost(failurePhrase())}
            onChange={({ value }) => change({ type: 'phone', phone: value })}
          />
        ),
      }}
    />
  );
}
