import { bindToPartner } from '../../api/account/bindContact.ts';
import type { Business } from '../../api/account/business.ts';
import {
  finishPartner,
  prefill,
  startLinking,
  submitOnboarding,
} from '../../api/account/partnerOnboarding.ts';
import { sendCode } from '../../api/account/sendCode.ts';
import { sendCodeByTicket } from '../../api/account/sendCodeByTicket.ts';
import type { Client } from '../../api/client.ts';
import type { Contact } from '../../domain/account/Contact.ts';
import type { PartnerEffect, PartnerTarget } from '../../flows/partner-onboarding/PartnerEffect.ts';
import type { PartnerEvent } from '../../flows/partner-onboarding/PartnerEvent.ts';
import type { Kind } from '../../flows/partner-onboarding/PartnerState.ts';
import { signUpMethodCode } from '../../telemetry/TelemetryEvent.ts';
import type { Requests } from '../createRequests.ts';
import { phraseOf } from '../phraseOf.ts';
import type { Services } from '../Services.ts';
import { notifyFailure } from '../shared/notifyFailure.ts';

type EffectOf<Type extends PartnerEffect['type']> = Omit<
  Extract<PartnerEffect, { type: Type }>,
  'type'
>;

/** What the effects of the return from the partner need. */
export interface PartnerDeps {
  readonly call: Client;
  readonly requests: Requests;
  readonly business: Business;
  readonly report: Services['telemetry']['report'];
  readonly toast: Services['shell']['toast'];
  /** Shows a toast that the form does not hold. */
  readonly pageToast: Services['shell']['toast'];
  readonly postToHost: Services['browser']['postToHost'];
  readonly now: () => number;
  readonly form: {
    readonly showKind: (kind: Kind, saved: boolean) => void;
    readonly clearCode: () => void;
  };
  readonly focus: (target: PartnerTarget) => void;
  readonly restoreQuery: (search: string) => void;
  readonly keepSaved: (saved: EffectOf<'KEEP_SAVED'>['saved']) => void;
  readonly keepAccount: (contact: Contact) => void;
  readonly leaveForBinding: () => void;
  readonly leave: (redirectUrl: string | null) => void;
  readonly completeProfile: (profile: EffectOf<'COMPLETE_PROFILE'>) => void;
  readonly goTo: (to: EffectOf<'GO_TO'>) => void;
  readonly handOver: (end: EffectOf<'HAND_OVER'>) => void;
}

const refusals = { cancelled: 'oauth_cancelled', provider: 'oauth_provider_failed' } as const;

const reasons = {
  cancelled: 'refused',
  unverified: 'state',
  provider: 'provider',
  service: 'profile',
} as const;

/** Runs the effects of the machine: requests, form, focus, notices, reports, the end. Source: A§4, A§7. */
export function runPartnerEffect(
  effect: PartnerEffect,
  deps: PartnerDeps,
  send: (event: PartnerEvent) => unknown,
): void {
  const { call, requests, report, toast, now, form } = deps;
  switch (effect.type) {
    case 'FINISH': {
      const { request, code, state } = effect;
      return void requests.ask(
        request,
        (signal) => finishPartner(call, { code, state }, signal),
        (finished) => send({ type: 'FINISHED', request, ...finished }),
        (error) => send({ type: 'FINISH_REJECTED', request, error, at: now() }),
      );
    }
    case 'PREFILL': {
      const { request } = effect;
      return void requests.ask(
        request,
        (signal) => prefill(call, signal),
        (saved) => send({ type: 'PREFILLED', request, saved }),
        (error) => send({ type: 'PREFILL_REJECTED', request, error, at: now() }),
      );
    }
    case 'SEND_CODE': {
      const { request, to, verifyTicket } = effect;
      return void requests.ask(
        request,
        (signal) =>
          to.by === 'contact'
            ? sendCode(call, to.contact, { for: 'partner' }, signal)
            : sendCodeByTicket(
                call,
                { type: to.kind, ticket: to.ticket },
                { for: 'partner', verifyTicket },
                signal,
              ),
        ({ ticket = null }) => send({ type: 'CODE_SENT', request, ticket, at: now() }),
        (error) => send({ type: 'SEND_REJECTED', request, error, at: now() }),
      );
    }
    case 'BIND': {
      const { request, verifyTicket, ticket } = effect;
      const account = { verifyTicket, ticket, business: deps.business };
      return void requests.ask(
        request,
        (signal) => bindToPartner(call, effect, account, signal),
        ({ redirectUrl }) => send({ type: 'BOUND', request, redirectUrl }),
        (error) => send({ type: 'BIND_REJECTED', request, error, at: now() }),
      );
    }
    case 'ONBOARD': {
      const { request, saved } = effect;
      return void requests.ask(
        request,
        (signal) => submitOnboarding(call, saved, signal),
        () => send({ type: 'ONBOARDED', request }),
        (error) => send({ type: 'ONBOARDING_REJECTED', request, error, at: now() }),
      );
    }
    case 'START_LINKING': {
      const { request, saved } = effect;
      return void requests.ask(
        request,
        (signal) => startLinking(call, saved, signal),
        () => send({ type: 'LINKING_STARTED', request }),
        (error) => send({ type: 'LINKING_REJECTED', request, error, at: now() }),
      );
    }
    case 'ABORT':
      return requests.abort(effect.request);
    case 'RESTORE_QUERY':
      return deps.restoreQuery(effect.search);
    case 'KEEP_SAVED':
      return deps.keepSaved(effect.saved);
    case 'KEEP_ACCOUNT':
      return deps.keepAccount(effect.contact);
    case 'SHOW_KIND':
      return form.showKind(effect.kind, effect.saved);
    case 'CLEAR_CODE':
      return form.clearCode();
    case 'FOCUS':
      return deps.focus(effect.target);
    case 'TOAST_SENT':
      return toast({ tone: 'positive', content: { id: effect.key } });
    case 'TOAST_ERROR': {
      const show = effect.later ? deps.pageToast : toast;
      return show({ tone: 'danger', content: phraseOf(effect.notice) });
    }
    case 'TOAST_REFUSED':
      return deps.pageToast({ tone: 'danger', content: { id: refusals[effect.failure] } });
    case 'TRACK':
      return report({ name: effect.fact });
    case 'TRACK_FAILED':
      return report({
        name: 'oauth.failed',
        method: signUpMethodCode.partner,
        reason: reasons[effect.failure],
      });
    case 'NOTIFY_FAILURE':
      return notifyFailure(effect, deps);
    case 'LEAVE_FOR_BINDING':
      return deps.leaveForBinding();
    case 'LEAVE':
      return deps.leave(effect.redirectUrl);
    case 'COMPLETE_PROFILE':
      return deps.completeProfile(effect);
    case 'GO_TO':
      return deps.goTo(effect);
    case 'HAND_OVER':
      return deps.handOver(effect);
  }
}
