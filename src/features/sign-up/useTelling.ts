import { useRef } from 'react';
import { contactText, type Contact } from '../../domain/account/Contact.ts';
import type { OlderEffect } from '../../flows/older-sign-up/OlderEffect.ts';
import type { SignUpEffect } from '../../flows/sign-up/SignUpEffect.ts';
import { signUpWay } from '../../telemetry/TelemetryEvent.ts';
import { phraseOf } from '../phraseOf.ts';
import { useServices } from '../Services.ts';

/** What both sign-ups tell: the person, the monitoring and the page around this one. */
type Telling = Extract<
  SignUpEffect | OlderEffect,
  { readonly type: 'TOAST_SENT' | 'TOAST_ERROR' | 'TRACK' | 'TELL_FAILURE' }
>;

/** Whom a sign-up is for, and how it tells. */
export function useTelling() {
  const { report, toast, tell, storage } = useServices();
  const registering = useRef<Contact | null>(null);
  return {
    /** Notes whom the newest registration is for. */
    registers(contact: Contact): void {
      registering.current = contact;
    },
    /** What kind of account that is. */
    kind: (): Contact['type'] => registering.current?.type ?? 'email',
    /** Keeps the account for a page that is loaded again (E-14). */
    keep: (contact: Contact) => storage.write('sign_up_account', contactText(contact)),
    run(effect: Telling): void {
      switch (effect.type) {
        case 'TOAST_SENT':
          return toast({ tone: 'positive', content: { id: effect.key } });
        case 'TOAST_ERROR':
          return toast({ tone: 'danger', content: phraseOf(effect.notice) });
        case 'TRACK':
          return report(
            effect.fact === 'sign_up.completed'
              ? { name: effect.fact, way: signUpWay[registering.current?.type ?? 'email'] }
              : { name: effect.fact },
          );
        case 'TELL_FAILURE': {
          const failure = { code: effect.code, log_id: effect.logId };
          report({ name: 'sign_up.register_failed', ...failure });
          return tell('parent', { type: 'register_failed', payload: failure });
        }
      }
    },
  };
}
