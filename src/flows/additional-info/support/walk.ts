import type { Contact } from '../../../domain/account/Contact.ts';
import type { CallError } from '../../../domain/errors/CallError.ts';
import { countryOf } from '../../../domain/phone/support/countries.ts';
import { nothingSent, type Sending } from '../../Sending.ts';
import { walkFrom } from '../../support/walkFrom.ts';
import type { InfoEffect } from '../InfoEffect.ts';
import type { InfoEvent } from '../InfoEvent.ts';
import { infoMachine } from '../infoMachine.ts';
import { initialInfo, type InfoState } from '../InfoState.ts';
import { ada, proven, refusedAt } from './everyMove.ts';

/** The form with the popup, at its block for the e-mail address. */
export const start = initialInfo({ popup: true, kind: 'email' });
export const budi: Contact = {
  type: 'phone',
  phone: { code: '62', number: '81234567890', extra: countryOf('id') },
};

/** Events by what happened. */
export const on = {
  pressed: (contact: Contact, at = 0): InfoEvent => ({ type: 'SEND_PRESSED', contact, at }),
  sent: (request: number, at = 0): InfoEvent => ({ type: 'CODE_SENT', request, at }),
  sendRejected: (request: number, fault: Partial<CallError>, at = 0): InfoEvent => ({
    ...{ type: 'SEND_REJECTED', request, error: refusedAt('send', fault), at },
  }),
  submitted: (at = 0): InfoEvent => ({ type: 'SUBMITTED', proven, at }),
  bound: (request: number): InfoEvent => ({
    ...{ type: 'BOUND', request, redirectUrl: '/settle', userId: '7' },
  }),
  bindRejected: (request: number, fault: Partial<CallError>, at = 0): InfoEvent => ({
    ...{ type: 'BIND_REJECTED', request, error: refusedAt('bind', fault), at },
  }),
  edited: (kind: Contact['type']): InfoEvent => ({ type: 'CONTACT_EDITED', kind }),
  codeEdited: { type: 'CODE_EDITED', kind: 'email' },
  switched: { type: 'KIND_SWITCHED' },
  dismissed: { type: 'DISMISSED' },
  logInChosen: { type: 'LOG_IN_CHOSEN' },
  back: { type: 'BACK_REQUESTED' },
} as const;

/** The events up to a point of the flow. */
export const to = {
  code: [on.pressed(ada), on.sent(1)],
  bind: [on.pressed(ada), on.sent(1), on.submitted()],
} as const;

/** A block while its code is being sent. */
export const waiting = (request: number, contact: Contact): Sending => ({
  ...nothingSent,
  running: { request, contact },
});
/** A block after its code was sent. */
export const counting = (until: number): Sending => ({
  ...{ ...nothingSent, sent: true },
  cooldown: { after: 'sent', until, seconds: 60 },
});

/** The last transition after a series of events. */
export const walk = (events: readonly InfoEvent[]) => walkFrom(infoMachine, start, events);

/** A series of events: what the last of them leaves that is not as at the start, and its effects. */
export type Case = readonly [
  name: string,
  events: readonly InfoEvent[],
  state: Partial<InfoState>,
  effects: readonly InfoEffect[],
];
