import { sendCode, type CodePurpose } from '../../../api/account/sendCode.ts';
import { checkNetworkCountry } from '../../../api/contracts/product/networkCheck.ts';
import type { Contact } from '../../../domain/account/Contact.ts';
import { acceptsNetworkRegion } from '../../../domain/region/acceptsNetworkRegion.ts';
import type { SharedEffect } from '../../../flows/SharedEffect.ts';
import type { SharedEvent } from '../../../flows/SharedEvent.ts';
import { signUpMethodCode } from '../../../telemetry/TelemetryEvent.ts';
import type { Requests } from '../../createRequests.ts';
import type { Asked } from '../../historyState.ts';
import { phraseOf } from '../../phraseOf.ts';
import type { Services } from '../../Services.ts';
import { notifyFailure } from '../../shared/notifyFailure.ts';
import type { StartMethod } from '../../shared/useStartMethod.ts';

/** What the effects of both versions of sign-up need. */
export interface SharedDeps {
  readonly call: Services['backend']['call'];
  readonly requests: Requests;
  /** Network regions that a sign-up may come from; an empty list accepts all (FLOW-008). */
  readonly allowedRegions: readonly string[];
  readonly codePurpose: (change: boolean) => CodePurpose;
  readonly report: Services['telemetry']['report'];
  readonly toast: Services['shell']['toast'];
  readonly postToHost: Services['browser']['postToHost'];
  /** Stores a contact that a code was sent to, for a reload. */
  readonly keepAccount: (contact: Contact) => void;
  readonly prefilledAccount: Pick<Services['browser']['prefilledAccount'], 'put'>;
  readonly goToLogin: (asked: Asked) => void;
  readonly startMethod: StartMethod;
  readonly now: () => number;
}

/** Runs the effects of both machines: region check, codes, toasts, events, navigation to the log-in and to providers. */
export function runSharedEffect(
  effect: SharedEffect,
  deps: SharedDeps,
  send: (event: SharedEvent) => unknown,
): void {
  const { call, requests, report, now } = deps;
  switch (effect.type) {
    case 'CHECK_REGION': {
      const { request } = effect;
      const { allowedRegions } = deps;
      if (allowedRegions.length === 0) return void send({ type: 'REGION_MATCHED', request });
      return void requests.ask(
        request,
        (signal) => call(checkNetworkCountry, {}, signal),
        ({ ip_region }) => {
          const accepted = acceptsNetworkRegion(allowedRegions, ip_region);
          send({ type: accepted ? 'REGION_MATCHED' : 'REGION_MISMATCHED', request });
        },
        (error) => send({ type: 'REGION_FAILED', request, error, at: now() }),
      );
    }
    case 'SEND_CODE': {
      const { request, contact, change } = effect;
      return void requests.ask(
        request,
        (signal) => sendCode(call, contact, deps.codePurpose(change), signal),
        () => send({ type: 'CODE_SENT', request, at: now() }),
        (error) => send({ type: 'SEND_REJECTED', request, error, at: now() }),
      );
    }
    case 'ABORT':
      return requests.abort(effect.request);
    case 'KEEP_ACCOUNT':
      return deps.keepAccount(effect.contact);
    case 'TOAST_SENT':
      return deps.toast({ tone: 'positive', content: { id: effect.key } });
    case 'TOAST_ERROR':
      return deps.toast({ tone: 'danger', content: phraseOf(effect.notice) });
    case 'TRACK_COMPLETED':
      return report({ name: 'sign_up.completed', method: signUpMethodCode[effect.method] });
    case 'NOTIFY_FAILURE':
      return notifyFailure(effect, deps);
    case 'TRACK_METHOD':
      return report({ name: 'sign_up.method_chosen', method: signUpMethodCode[effect.method] });
    case 'START_METHOD':
      return deps.startMethod(effect, (notice) => send({ type: 'START_FAILED', notice }));
    case 'GO_TO_LOGIN':
      if (effect.contact !== null) deps.prefilledAccount.put(effect.contact);
      return deps.goToLogin({
        ...(effect.tips && { tips: true }),
        ...(effect.contact !== null && { account: true }),
      });
  }
}
