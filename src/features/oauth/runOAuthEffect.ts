import { bindToOAuth } from '../../api/account/bindContact.ts';
import { finishProvider } from '../../api/account/finishProvider.ts';
import { sendCode } from '../../api/account/sendCode.ts';
import type { Client } from '../../api/client.ts';
import type { Contact } from '../../domain/account/Contact.ts';
import { providerOf, type ConnectType } from '../../domain/sign-in/connectState.ts';
import type { OAuthMethod } from '../../domain/sign-in/signInMethods.ts';
import type { OAuthEffect, OAuthTarget } from '../../flows/oauth/OAuthEffect.ts';
import type { OAuthEvent } from '../../flows/oauth/OAuthEvent.ts';
import type { BindReason } from '../../flows/oauth/OAuthState.ts';
import { signUpMethodCode } from '../../telemetry/TelemetryEvent.ts';
import type { Requests } from '../createRequests.ts';
import { phraseOf } from '../phraseOf.ts';
import type { Services } from '../Services.ts';

/** What the effects of the return from a provider need. */
export interface OAuthDeps {
  readonly method: OAuthMethod;
  readonly call: Client;
  readonly requests: Requests;
  readonly report: Services['telemetry']['report'];
  readonly toast: Services['shell']['toast'];
  /** Shows a toast that the form does not hold. */
  readonly pageToast: Services['shell']['toast'];
  readonly now: () => number;
  readonly form: { readonly clearCode: () => void; readonly clearPassword: () => void };
  readonly focus: (target: OAuthTarget) => void;
  /** Replaces the query of the page. */
  readonly restoreQuery: (search: string) => void;
  /** Stores the log-in for the other tabs, and removes what the flow stored. */
  readonly remember: () => void;
  /** Navigates to the seller's page. */
  readonly leave: (redirectUrl: string | null) => void;
  /** Keeps the account for a reload (E-14). */
  readonly keepAccount: (contact: Contact) => void;
  readonly completeProfile: (profileKey: string, search?: string) => void;
  readonly goTo: (
    page: ConnectType,
    options: {
      readonly tips: boolean;
      readonly contact?: Contact | undefined;
      readonly search?: string | undefined;
    },
  ) => void;
}

/** What a code is for; type 16 is that of a conflict. Source: A§7 (OAUTH-017), B§7. */
const purposes = {
  conflict: { for: 'social-conflict' },
  missing: { for: 'single-form' },
} as const satisfies Record<BindReason, object>;

const refusals = { cancelled: 'oauth_cancelled', provider: 'oauth_provider_failed' } as const;

const reasons = {
  cancelled: 'refused',
  unverified: 'state',
  provider: 'provider',
  service: 'profile',
} as const;

/** Runs the effects of the machine: requests, form, focus, events, navigation. Source: A§7, S-009. */
export function runOAuthEffect(
  effect: OAuthEffect,
  deps: OAuthDeps,
  send: (event: OAuthEvent) => unknown,
): void {
  const { method, call, requests, report, toast, now, form } = deps;
  switch (effect.type) {
    case 'FINISH': {
      const { request, code, state } = effect;
      return void requests.ask(
        request,
        (signal) => finishProvider(call, { provider: providerOf[method], code, state }, signal),
        (finished) => send({ type: 'FINISHED', request, ...finished }),
        (error) => send({ type: 'FINISH_REJECTED', request, error, at: now() }),
      );
    }
    case 'SEND_CODE': {
      const { request, contact, reason } = effect;
      return void requests.ask(
        request,
        (signal) => sendCode(call, contact, purposes[reason], signal),
        () => send({ type: 'CODE_SENT', request, at: now() }),
        (error) => send({ type: 'SEND_REJECTED', request, error, at: now() }),
      );
    }
    case 'BIND': {
      const { request, contact, code, password } = effect;
      return void requests.ask(
        request,
        (signal) => bindToOAuth(call, contact, { code, password }, signal),
        ({ redirectUrl }) => send({ type: 'BOUND', request, redirectUrl }),
        (error) => send({ type: 'BIND_REJECTED', request, error, at: now() }),
      );
    }
    case 'RESTORE_QUERY':
      return deps.restoreQuery(effect.search);
    case 'ABORT':
      return requests.abort();
    case 'KEEP_ACCOUNT':
      return deps.keepAccount(effect.contact);
    case 'TOAST_SENT':
      return toast({ tone: 'positive', content: { id: effect.key } });
    case 'TOAST_ERROR':
      return (effect.later ? deps.pageToast : toast)({
        tone: 'danger',
        content: phraseOf(effect.notice),
      });
    case 'TOAST_REFUSED':
      return deps.pageToast({ tone: 'danger', content: { id: refusals[effect.failure] } });
    case 'CLEAR_CODE':
      return form.clearCode();
    case 'CLEAR_PASSWORD':
      return form.clearPassword();
    case 'FOCUS':
      return deps.focus(effect.target);
    case 'TRACK':
      return report({ name: effect.fact });
    case 'TRACK_LOGGED_IN':
      return report({ name: 'log_in.completed', method: signUpMethodCode[method] });
    case 'TRACK_FAILED':
      return report({
        name: 'oauth.failed',
        method: signUpMethodCode[method],
        reason: reasons[effect.failure],
      });
    case 'REMEMBER_LOG_IN':
      return deps.remember();
    case 'LEAVE':
      return deps.leave(effect.redirectUrl);
    case 'COMPLETE_PROFILE':
      return deps.completeProfile(effect.profileKey, effect.search);
    case 'GO_TO':
      return deps.goTo(effect.page, {
        ...{ tips: effect.tips, contact: effect.contact, search: effect.search },
      });
  }
}
