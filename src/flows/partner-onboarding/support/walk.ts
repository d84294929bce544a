import type { Contact } from '../../../domain/account/Contact.ts';
import type { CallError } from '../../../domain/errors/CallError.ts';
import { nothingSent } from '../../Sending.ts';
import { walkFrom } from '../../support/walkFrom.ts';
import type { PartnerEffect } from '../PartnerEffect.ts';
import type { PartnerEvent } from '../PartnerEvent.ts';
import { partnerMachine } from '../partnerMachine.ts';
import {
  partnerStart,
  type FormStep,
  type PartnerSending,
  type PartnerState,
} from '../PartnerState.ts';
import { refusedAt, rejectedBy, returned, saved, type PartnerCall } from './everyMove.ts';

/** Events by what happened. */
export const on = {
  arrived: { type: 'ARRIVED', callback: returned },
  finished: (request: number): PartnerEvent => ({
    ...{ type: 'FINISHED', request, loggedIn: false, redirectUrl: null },
  }),
  prefilled: (request: number, data = saved): PartnerEvent => ({
    ...{ type: 'PREFILLED', request, saved: data },
  }),
  pressed: (contact: Contact | null = null, at = 0): PartnerEvent => ({
    ...{ type: 'SEND_PRESSED', contact, at },
  }),
  sent: (request: number, at = 0): PartnerEvent => ({
    ...{ type: 'CODE_SENT', request, ticket: 'T', at },
  }),
  submitted: (contact: Contact | null = null, at = 0): PartnerEvent => ({
    ...{ type: 'SUBMITTED', contact, code: '4829', at },
  }),
  bound: (request: number): PartnerEvent => ({ type: 'BOUND', request, redirectUrl: '/settle' }),
  onboarded: (request: number): PartnerEvent => ({ type: 'ONBOARDED', request }),
  linkingStarted: (request: number): PartnerEvent => ({ type: 'LINKING_STARTED', request }),
  rejected: (call: PartnerCall, request: number, fault: Partial<CallError>): PartnerEvent => ({
    ...{ type: rejectedBy[call], request, error: refusedAt(call, fault), at: 0 },
  }),
  switched: { type: 'KIND_SWITCHED' },
  edited: { type: 'CONTACT_EDITED' },
  codeEdited: { type: 'CODE_EDITED' },
  linkingChosen: { type: 'LINKING_CHOSEN' },
  logInChosen: { type: 'LOG_IN_CHOSEN' },
  dismissed: { type: 'DISMISSED' },
  back: { type: 'BACK_REQUESTED' },
  restored: { type: 'PAGE_RESTORED' },
} as const;

const form = [on.arrived, on.finished(1), on.prefilled(2)] as const;
/** The events up to a point of the flow. */
export const to = {
  form,
  code: [...form, on.pressed(), on.sent(3)],
  bind: [...form, on.pressed(), on.sent(3), on.submitted()],
  submit: [...form, on.pressed(), on.sent(3), on.submitted(), on.bound(4)],
} as const;

/** A contact to which no code went. */
export const unsent: PartnerSending = { ...nothingSent, ticket: null };
/** A contact to which a code went. */
export const counting = (until: number): PartnerSending => ({
  ...{ ...unsent, sent: true, ticket: 'T' },
  cooldown: { after: 'sent', until, seconds: 60 },
});

/** No code was refused. */
export const noneRefused = { email: null, phone: null } as const;
/** A code to the saved phone. */
export const toPhone = { by: 'ticket', kind: 'phone', ticket: 'M' } as const;

/** The form as it opens, but for what is given. */
export const formWith = (changed: Partial<FormStep>): FormStep => ({
  ...{ step: 'form', type: 'register', lastRequest: 2, saved, kind: 'phone' },
  ...{ sending: { email: unsent, phone: unsent }, notice: null, refused: noneRefused },
  ...{ unconfirmed: null, bound: null, cooldown: null, activity: { name: 'editing' } },
  ...changed,
});

/** The last transition after a series of events. */
export const walk = (events: readonly PartnerEvent[]) =>
  walkFrom(partnerMachine, partnerStart, events);

/** A series of events: the state that the last of them leads to, and its effects. */
export type Case = readonly [
  name: string,
  events: readonly PartnerEvent[],
  state: PartnerState,
  effects: readonly PartnerEffect[],
];
/** A state, by the events up to it, and events that change nothing there. */
export type Idle = readonly [
  name: string,
  events: readonly PartnerEvent[],
  idle: readonly PartnerEvent[],
];
