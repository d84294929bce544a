import { failedCall, type CallError } from '../../../domain/errors/CallError.ts';
import type { SavedData } from '../../../domain/partner/SavedData.ts';
import type { Callback } from '../../../domain/sign-in/readCallback.ts';
import { explore, type Move } from '../../support/explore.ts';
import type { PartnerEffect } from '../PartnerEffect.ts';
import type { PartnerEvent } from '../PartnerEvent.ts';
import { partnerMachine } from '../partnerMachine.ts';
import { partnerStart, type PartnerState } from '../PartnerState.ts';

export type PartnerMove = Move<PartnerState, PartnerEvent, PartnerEffect>;

/** A phone number of the partner's, and no e-mail address. */
export const saved: SavedData = {
  ...{ verifyTicket: 'V', censoredMobile: '***3456', mobileTicket: 'M' },
  ...{ censoredEmail: null, emailTicket: null },
};
export const ada = { type: 'email', email: 'ada@shop.example' } as const;

const calls = {
  finish: ['passport', 'oauth.callback', 'callback'],
  prefill: ['product', 'onboard.v1.toko_fast_onboard.toko_data.prefill', 'landing'],
  send: ['passport', 'mobile.send_code', 'send'],
  bind: ['passport', 'sms_login_with_bind', 'commit'],
  submit: ['product', 'onboard.v1.toko_fast_onboard.submit', 'commit'],
  start: ['product', 'onboard.v1.toko_fast_onboard.start', 'commit'],
} as const;

export type PartnerCall = keyof typeof calls;

/** A failed call: refused with a code, or a transport fault without one. */
export function refusedAt(call: PartnerCall, fault: Partial<CallError> = {}): CallError {
  const [service, name, faultClass] = calls[call];
  const failure = fault.code === undefined ? 'network' : 'server';
  return failedCall({ service, call: name, faultClass, failure }, fault);
}

const faults: Readonly<Record<string, Partial<CallError>>> = {
  'no contact': { code: 4026 },
  linked: { code: 1007 },
  refused: { code: 9999, description: 'Not now.' },
  throttled: { failure: 'throttled', retryAfter: 90 },
  offline: { failure: 'offline' },
};

const named = (call: PartnerCall, more: Readonly<Record<string, Partial<CallError>>> = {}) =>
  Object.entries({ ...faults, ...more }).map(
    ([name, fault]) => [name, refusedAt(call, fault)] as const,
  );

/** One error for each surface of each call. */
export const refusals = {
  finish: named('finish', { 'second step in conflict': { code: 2097 } }),
  prefill: named('prefill'),
  send: named('send', { registered: { code: 1001 }, CloseCaptcha: { code: 'CloseCaptcha' } }),
  bind: named('bind', {
    registered: { code: 1001 },
    'wrong code': { code: 1203 },
    declined: { failure: 'declined' },
    'no answer': { outcomeUnknown: true },
    'no profile': { code: 1902 },
  }),
  submit: named('submit'),
  start: named('start'),
} as const;

const search = '?channel=spring';
const refusal = (reason: Extract<Callback, { kind: 'refused' }>['reason']): Callback => ({
  ...{ kind: 'refused', reason, type: 'register', search },
});
export const returned: Callback = {
  ...{ kind: 'code', type: 'register', code: 'C', state: 'S', search },
};
/** What can come back. */
export const callbacks = {
  code: returned,
  profile: { kind: 'profile', type: 'login', profileKey: 'P', search },
  cancelled: refusal('cancelled'),
  provider: refusal('provider'),
  unverified: refusal('unverified'),
} as const satisfies Record<string, Callback>;

/** When a code is sent, and when each cooldown has ended. */
const moments = [0, 90_000];

const plain: readonly PartnerEvent[] = [
  ...Object.values(callbacks).map((callback) => ({ type: 'ARRIVED', callback }) as const),
  { type: 'RESUMED', saved, typed: 'phone' },
  { type: 'KIND_SWITCHED' },
  { type: 'CONTACT_EDITED' },
  { type: 'CODE_EDITED' },
  { type: 'LINKING_CHOSEN' },
  { type: 'LOG_IN_CHOSEN' },
  { type: 'DISMISSED' },
  { type: 'BACK_REQUESTED' },
  { type: 'PAGE_RESTORED' },
  ...moments.flatMap((at): readonly PartnerEvent[] => [
    { type: 'SEND_PRESSED', contact: ada, at },
    { type: 'SUBMITTED', contact: ada, code: '4829', at },
    { type: 'SUBMITTED', contact: ada, code: '1111', at },
  ]),
];

/** The event that says that a call was refused. */
export const rejectedBy = {
  finish: 'FINISH_REJECTED',
  prefill: 'PREFILL_REJECTED',
  send: 'SEND_REJECTED',
  bind: 'BIND_REJECTED',
  submit: 'ONBOARDING_REJECTED',
  start: 'LINKING_REJECTED',
} as const satisfies Record<PartnerCall, PartnerEvent['type']>;

const answersTo = (request: number): readonly PartnerEvent[] => [
  { type: 'FINISHED', request, loggedIn: false, redirectUrl: null },
  { type: 'FINISHED', request, loggedIn: true, redirectUrl: null },
  { type: 'PREFILLED', request, saved },
  { type: 'PREFILLED', request, saved: null },
  { type: 'CODE_SENT', request, ticket: 'T', at: 0 },
  { type: 'BOUND', request, redirectUrl: null },
  { type: 'ONBOARDED', request },
  { type: 'LINKING_STARTED', request },
  ...(Object.keys(rejectedBy) as PartnerCall[]).flatMap((call) =>
    refusals[call].map(([, error]) => ({ type: rejectedBy[call], request, error, at: 0 }) as const),
  ), // the keys of the table
];

/** The pending requests of a state. */
export function pendingOf(state: PartnerState): readonly number[] {
  switch (state.step) {
    case 'arriving':
      return state.doing === 'reading' ? [] : [state.lastRequest];
    case 'linking':
      return [state.request];
    case 'form': {
      const { sending, activity } = state;
      const sends = [sending.email.running, sending.phone.running].map(
        (running) => running?.request ?? null,
      );
      return [...sends, 'request' in activity ? activity.request : null].filter(
        (request) => request !== null,
      );
    }
    default:
      return [];
  }
}

/** Of a dialog: its name and the kind of contact; whether only a new start helps. */
const isName = (value: unknown) => typeof value === 'string' || typeof value === 'boolean';

/**
 * The identity of a state: everything except request numbers, texts, what a dialog only shows, and which
 * code was refused or which contact is in doubt.
 */
const keyOf = (state: PartnerState): string =>
  JSON.stringify(state, (name, value: unknown) => {
    if (name === 'lastRequest' || name === 'notice') return undefined;
    if (name === 'dialog') return Object.values(Object(value)).filter(isName).join(' ');
    if (name === 'refused') return Object.values(Object(value)).map((code) => code !== null);
    return name === 'request' || name === 'unconfirmed' ? value !== null : value;
  });

export const starts: readonly PartnerState[] = [partnerStart];

/** Every event in every state of the flow, with answers to pending requests and to an older one. */
export const everyMove = (): Generator<PartnerMove> =>
  explore({
    machine: partnerMachine,
    starts,
    eventsIn: (state) => {
      const pending = pendingOf(state);
      const late = [0, 1, 2]
        .map((back) => state.lastRequest - back)
        .find((request) => request > 0 && !pending.includes(request));
      return [...plain, ...[...pending, ...(late === undefined ? [] : [late])].flatMap(answersTo)];
    },
    keyOf,
  });
