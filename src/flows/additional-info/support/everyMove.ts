import type { Contact } from '../../../domain/account/Contact.ts';
import { failedCall, type CallError } from '../../../domain/errors/CallError.ts';
import { explore, type Move } from '../../support/explore.ts';
import type { InfoEffect } from '../InfoEffect.ts';
import type { InfoEvent } from '../InfoEvent.ts';
import { infoMachine } from '../infoMachine.ts';
import { initialInfo, type InfoState } from '../InfoState.ts';

export type InfoMove = Move<InfoState, InfoEvent, InfoEffect>;

export const ada: Contact = { type: 'email', email: 'ada@shop.example' };
export const proven = { contact: ada, code: '482915' } as const;

/** A failed call: refused with a code, or a transport fault without one. */
export const refusedAt = (call: 'send' | 'bind', fault: Partial<CallError> = {}): CallError => {
  const { name, faultClass } = {
    send: { name: 'email.send_code', faultClass: 'send' },
    bind: { name: 'email_login_with_bind', faultClass: 'commit' },
  }[call] as { name: string; faultClass: CallError['faultClass'] }; // the literals of the table widen
  const failure = fault.code === undefined ? 'network' : 'server';
  return failedCall({ service: 'passport', call: name, faultClass, failure }, fault);
};

const faults: Readonly<Record<string, Partial<CallError>>> = {
  refused: { code: 0 },
  'account exists': { code: 1023 },
  'unknown account': { code: 1011 },
  throttled: { failure: 'throttled', retryAfter: 90 },
  offline: { failure: 'offline' },
};

/** One error for each surface of each call. */
export const refusals = {
  send: Object.entries({ ...faults, CloseCaptcha: { code: 'CloseCaptcha' } as const }).map(
    ([name, fault]) => [name, refusedAt('send', fault)] as const,
  ),
  bind: Object.entries({
    ...faults,
    'already linked': { code: 1007 },
    'two-step conflict': { code: 2097 },
    'wrong code': { code: 1704 },
    'lost profile': { code: 1902 },
    declined: { failure: 'declined' } as const,
    'no answer': { outcomeUnknown: true },
  }).map(([name, fault]) => [name, refusedAt('bind', fault)] as const),
};

/** When a code is sent, and when each cooldown has ended. */
const moments = [0, 90_000];

const plain: readonly InfoEvent[] = [
  { type: 'KIND_SWITCHED' },
  { type: 'CONTACT_EDITED', kind: 'email' },
  { type: 'CODE_EDITED', kind: 'email' },
  { type: 'LOG_IN_CHOSEN' },
  { type: 'LOG_IN_LINK_CHOSEN', contact: ada },
  { type: 'DISMISSED' },
  { type: 'BACK_REQUESTED' },
  ...moments.flatMap((at): readonly InfoEvent[] => [
    { type: 'SEND_PRESSED', contact: ada, at },
    { type: 'SUBMITTED', proven, at },
    { type: 'SUBMITTED', proven: { contact: ada, code: '111111' }, at },
  ]),
];

const answersTo = (request: number): readonly InfoEvent[] => [
  { type: 'CODE_SENT', request, at: 0 },
  { type: 'BOUND', request, redirectUrl: null, userId: '7' },
  ...refusals.send.map(([, error]) => ({ type: 'SEND_REJECTED', request, error, at: 0 }) as const),
  ...refusals.bind.map(([, error]) => ({ type: 'BIND_REJECTED', request, error, at: 0 }) as const),
];

/** The pending requests of a state: each block's code, and the bind. */
export const pendingOf = ({ sending, activity }: InfoState): readonly number[] =>
  [
    sending.email.running?.request,
    sending.phone.running?.request,
    'request' in activity ? activity.request : undefined,
  ].filter((request) => request !== undefined);

/** The identity of a state: everything except request numbers and field texts. */
const keyOf = (state: InfoState): string =>
  JSON.stringify(state, (name, value: unknown) => {
    if (name === 'lastRequest' || name === 'notices') return undefined;
    return name === 'request' ? value !== null : value;
  });

export const starts: readonly InfoState[] = [true, false].map((popup) =>
  initialInfo({ popup, kind: 'email' }),
);

/** Every event in every state of the form, with answers to pending requests and to an older one. */
export const everyMove = (): Generator<InfoMove> =>
  explore({
    machine: infoMachine,
    starts,
    eventsIn: (state) => {
      const pending = pendingOf(state);
      const late = [0, 1, 2, 3]
        .map((back) => state.lastRequest - back)
        .find((request) => request > 0 && !pending.includes(request));
      return [...plain, ...[...pending, ...(late === undefined ? [] : [late])].flatMap(answersTo)];
    },
    keyOf,
  });
