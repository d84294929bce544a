import type { Client } from '../../../api/client.ts';
import { createRawLead } from '../../../api/contracts/product/lead.ts';
import type { SubscribeEffect, SubscribeTarget } from '../../../flows/subscribe/SubscribeEffect.ts';
import type { SubscribeEvent } from '../../../flows/subscribe/SubscribeEvent.ts';
import type { Requests } from '../../createRequests.ts';
import { phraseOf } from '../../phraseOf.ts';
import type { Services } from '../../Services.ts';
import { leadOf } from './leadOf.ts';

/** What the effects of a subscribe form need. */
export interface SubscribeDeps {
  readonly call: Client;
  readonly requests: Requests;
  readonly report: Services['telemetry']['report'];
  readonly toast: Services['shell']['toast'];
  readonly now: () => number;
  /** Where the lead comes from, as JSON. */
  readonly channelDetail: string;
  readonly clearForm: () => void;
  readonly focusedForm: () => Element | null;
  readonly focus: (target: SubscribeTarget) => void;
  /** Gives the focus a place where it has none. Source: E-30. */
  readonly focusIfLost: () => void;
  /** Stores for this load of the page that the form was offered. */
  readonly keepOffered: () => void;
}

const source = 'subscribe_form';

/** Runs the effects of the machine: the lead, form, focus, notices, reports. Source: A§7, A§8. */
export function runSubscribeEffect(
  effect: SubscribeEffect,
  deps: SubscribeDeps,
  send: (event: SubscribeEvent) => unknown,
): void {
  switch (effect.type) {
    case 'SEND_LEAD': {
      const { request, subscription } = effect;
      const own = deps.focusedForm();
      const lead = leadOf(subscription, deps.channelDetail);
      return void deps.requests.ask(
        request,
        (signal) => deps.call(createRawLead, lead, signal),
        () => {
          const focused = deps.focusedForm();
          send({ type: 'SENT', request, elsewhere: focused !== null && focused !== own });
        },
        (error) => send({ type: 'REJECTED', request, error, at: deps.now() }),
      );
    }
    case 'KEEP_OFFERED':
      return deps.keepOffered();
    case 'CLEAR_FORM':
      return deps.clearForm();
    case 'FOCUS': {
      deps.focus(effect.target);
      // On a phone the button shows only together with the one that leads back to the form.
      if (effect.target === 'button') deps.focusIfLost();
      return;
    }
    case 'TOAST_ERROR':
      return deps.toast({ tone: 'danger', content: phraseOf(effect.notice) });
    case 'TRACK_OPENED':
      return deps.report({ name: 'subscribe.opened', by: effect.by });
    case 'TRACK_SENT':
      return deps.report({ name: 'lead.created', source });
    case 'TRACK_REJECTED':
      return deps.report({ name: 'lead.failed', source, code: effect.code });
  }
}
