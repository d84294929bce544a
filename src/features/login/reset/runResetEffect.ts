import { checkResetCode } from '../../../api/account/checkResetCode.ts';
import { resetPassword } from '../../../api/account/resetPassword.ts';
import { sendCode } from '../../../api/account/sendCode.ts';
import type { Client } from '../../../api/client.ts';
import type { Contact } from '../../../domain/account/Contact.ts';
import type { ResetEffect, ResetTarget } from '../../../flows/password-reset/ResetEffect.ts';
import type { ResetEvent } from '../../../flows/password-reset/ResetEvent.ts';
import type { Requests } from '../../createRequests.ts';
import { phraseOf } from '../../phraseOf.ts';
import type { Services } from '../../Services.ts';

/** What the effects of a forgotten password need. */
export interface ResetDeps {
  readonly call: Client;
  readonly requests: Requests;
  readonly report: Services['telemetry']['report'];
  readonly toast: Services['shell']['toast'];
  /** Keeps the account for a reload (E-14). */
  readonly keepAccount: (contact: Contact) => void;
  readonly now: () => number;
  readonly form: { readonly clearCode: () => void; readonly clearPasswords: () => void };
  readonly focus: (target: ResetTarget) => void;
  readonly leave: (left: { readonly contact: Contact | null }) => void;
  readonly finish: (done: { readonly contact: Contact }) => void;
}

/** Runs the effects of the machine: requests, form, focus, toasts, the end of the panel. Source: A§7, S-101. */
export function runResetEffect(
  effect: ResetEffect,
  deps: ResetDeps,
  send: (event: ResetEvent) => unknown,
): void {
  const { call, requests, toast, now, form } = deps;
  switch (effect.type) {
    case 'SEND_CODE': {
      const { request, contact } = effect;
      return void requests.ask(
        request,
        (signal) => sendCode(call, contact, { for: 'forgotten-password' }, signal),
        () => send({ type: 'CODE_SENT', request, at: now() }),
        (error) => send({ type: 'SEND_REJECTED', request, error, at: now() }),
      );
    }
    case 'CHECK_CODE': {
      const { request, contact, code } = effect;
      return void requests.ask(
        request,
        (signal) => checkResetCode(call, contact, code, signal),
        ({ ticket }) => send({ type: 'CODE_ACCEPTED', request, ticket }),
        (error) => send({ type: 'CODE_REJECTED', request, error, at: now() }),
      );
    }
    case 'SAVE_PASSWORD': {
      const { request, kind, ticket, password } = effect;
      return void requests.ask(
        request,
        (signal) => resetPassword(call, kind, { ticket, password }, signal),
        () => send({ type: 'PASSWORD_SAVED', request }),
        (error) => send({ type: 'SAVE_REJECTED', request, error, at: now() }),
      );
    }
    case 'ABORT':
      return requests.abort();
    case 'KEEP_ACCOUNT':
      return deps.keepAccount(effect.contact);
    case 'TRACK':
      return deps.report({ name: effect.fact });
    case 'TOAST_SENT':
      return toast({ tone: 'positive', content: { id: effect.key } });
    case 'TOAST_ERROR':
      return toast({ tone: 'danger', content: phraseOf(effect.notice) });
    case 'CLEAR_CODE':
      return form.clearCode();
    case 'CLEAR_PASSWORDS':
      return form.clearPasswords();
    case 'FOCUS':
      return deps.focus(effect.target);
    case 'LEAVE':
      return deps.leave({ contact: effect.contact });
    case 'FINISH':
      return deps.finish({ contact: effect.contact });
  }
}
