import { logInWithPassword } from '../../api/account/logInWithPassword.ts';
import type { Client } from '../../api/client.ts';
import type { Contact } from '../../domain/account/Contact.ts';
import type { LoginEffect, LoginTarget } from '../../flows/login/LoginEffect.ts';
import type { LoginEvent } from '../../flows/login/LoginEvent.ts';
import { signUpMethodCode } from '../../telemetry/TelemetryEvent.ts';
import type { Requests } from '../createRequests.ts';
import { phraseOf } from '../phraseOf.ts';
import type { Services } from '../Services.ts';
import type { StartMethod } from '../shared/useStartMethod.ts';

/** What the effects of the log-in need. */
export interface LoginDeps {
  readonly call: Client;
  readonly requests: Requests;
  readonly report: Services['telemetry']['report'];
  readonly toast: Services['shell']['toast'];
  readonly now: () => number;
  readonly form: {
    readonly showContact: (contact: Contact) => void;
    readonly clearPassword: () => void;
  };
  readonly focus: (target: LoginTarget) => void;
  /** Keeps the account for a reload (E-14). */
  readonly keepAccount: (contact: Contact) => void;
  /** Stores the log-in for the other tabs, and removes what the flow stored. */
  readonly remember: () => void;
  /** Navigates to the seller's page. */
  readonly leave: (redirectUrl: string | null, contact: Contact) => void;
  readonly startMethod: StartMethod;
}

/** Runs the effects of the log-in's machine: request, form, focus, toasts, events, navigation. Source: S-100. */
export function runLoginEffect(
  effect: LoginEffect,
  deps: LoginDeps,
  send: (event: LoginEvent) => unknown,
): void {
  const { call, requests, report, toast, now, form } = deps;
  switch (effect.type) {
    case 'LOG_IN': {
      const { request, contact, password } = effect;
      return void requests.ask(
        request,
        (signal) => logInWithPassword(call, contact, password, signal),
        (loggedIn) => send({ type: 'LOGGED_IN', request, ...loggedIn }),
        (error) => send({ type: 'LOG_IN_REJECTED', request, error, at: now() }),
      );
    }
    case 'ABORT':
      return requests.abort();
    case 'KEEP_ACCOUNT':
      return deps.keepAccount(effect.contact);
    case 'SHOW_CONTACT':
      return form.showContact(effect.contact);
    case 'CLEAR_PASSWORD':
      return form.clearPassword();
    case 'FOCUS':
      return deps.focus(effect.target);
    case 'TOAST_ERROR':
      return toast({ tone: 'danger', content: phraseOf(effect.notice) });
    case 'TOAST_RESET':
      return toast({ tone: 'positive', content: { id: 'reset_done' } });
    case 'TRACK_LOGGED_IN':
      return report({ name: 'log_in.completed', method: signUpMethodCode[effect.method] });
    case 'TRACK_METHOD':
      return report({ name: 'log_in.method_chosen', method: signUpMethodCode[effect.method] });
    case 'REMEMBER_LOG_IN':
      return deps.remember();
    case 'LEAVE':
      return deps.leave(effect.redirectUrl, effect.contact);
    case 'START_METHOD':
      return deps.startMethod(effect, (notice) => send({ type: 'START_FAILED', notice }));
  }
}
