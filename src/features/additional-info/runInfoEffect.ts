import { bindToProfile } from '../../api/account/bindContact.ts';
import { sendCode } from '../../api/account/sendCode.ts';
import type { Client } from '../../api/client.ts';
import type { Contact } from '../../domain/account/Contact.ts';
import type { InfoEffect, InfoTarget } from '../../flows/additional-info/InfoEffect.ts';
import type { InfoEvent } from '../../flows/additional-info/InfoEvent.ts';
import type { Kind } from '../../flows/additional-info/InfoState.ts';
import type { Requests } from '../createRequests.ts';
import { phraseOf } from '../phraseOf.ts';
import type { Services } from '../Services.ts';
import { notifyFailure } from '../shared/notifyFailure.ts';

/** What the effects of the page need. */
export interface InfoDeps {
  readonly call: Client;
  readonly requests: Requests;
  /** The profile that the contact is bound to. */
  readonly profile: { readonly profileKey: string; readonly service: string };
  readonly report: Services['telemetry']['report'];
  /** Shows a notice in the form. */
  readonly toast: Services['shell']['toast'];
  readonly postToHost: Services['browser']['postToHost'];
  readonly now: () => number;
  readonly form: {
    readonly showBlock: (kind: Kind) => void;
    readonly clearCode: (kind: Kind) => void;
  };
  readonly focus: (target: InfoTarget) => void;
  readonly keepAccount: (contact: Contact) => void;
  readonly goToLogin: (to: Pick<GoToLogin, 'contact' | 'tips'>) => void;
  readonly leave: (notice: Extract<InfoEffect, { type: 'LEAVE' }>['notice']) => void;
  readonly handOver: (end: Omit<Extract<InfoEffect, { type: 'HAND_OVER' }>, 'type'>) => void;
}

type GoToLogin = Extract<InfoEffect, { type: 'GO_TO_LOGIN' }>;

/** Runs the effects of the machine: codes, bind, form, focus, notices, reports, the end. Source: A§7, A§8. */
export function runInfoEffect(
  effect: InfoEffect,
  deps: InfoDeps,
  send: (event: InfoEvent) => unknown,
): void {
  const { call, requests, report, toast, now, form } = deps;
  switch (effect.type) {
    case 'SEND_CODE': {
      const { request, contact } = effect;
      return void requests.ask(
        request,
        (signal) => sendCode(call, contact, { for: 'additional-info' }, signal),
        () => send({ type: 'CODE_SENT', request, at: now() }),
        (error) => send({ type: 'SEND_REJECTED', request, error, at: now() }),
      );
    }
    case 'BIND': {
      const { request, proven } = effect;
      return void requests.ask(
        request,
        (signal) => bindToProfile(call, proven, deps.profile, signal),
        (bound) => send({ type: 'BOUND', request, ...bound }),
        (error) => send({ type: 'BIND_REJECTED', request, error, at: now() }),
      );
    }
    case 'ABORT':
      return requests.abort(effect.request);
    case 'KEEP_ACCOUNT':
      return deps.keepAccount(effect.contact);
    case 'SHOW_BLOCK':
      return form.showBlock(effect.kind);
    case 'CLEAR_CODE':
      return form.clearCode(effect.kind);
    case 'FOCUS':
      return deps.focus(effect.target);
    case 'TOAST_SENT':
      return toast({ tone: 'positive', content: { id: effect.key } });
    case 'TOAST_ERROR':
      return toast({ tone: 'danger', content: phraseOf(effect.notice) });
    case 'TRACK':
      return report({ name: effect.fact });
    case 'NOTIFY_FAILURE':
      return notifyFailure(effect, deps);
    case 'GO_TO_LOGIN':
      return deps.goToLogin(effect);
    case 'LEAVE':
      return deps.leave(effect.notice);
    case 'HAND_OVER':
      return deps.handOver(effect);
  }
}
