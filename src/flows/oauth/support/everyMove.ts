import type { CallError } from '../../../domain/errors/CallError.ts';
import { failedCall } from '../../../domain/errors/CallError.ts';
import type { Callback } from '../../../domain/sign-in/readCallback.ts';
import { ada } from '../../sign-up/support/walk.ts';
import { explore, type Move } from '../../support/explore.ts';
import type { OAuthEffect } from '../OAuthEffect.ts';
import type { OAuthEvent } from '../OAuthEvent.ts';
import { oauthMachine } from '../oauthMachine.ts';
import { oauthStart, type OAuthState } from '../OAuthState.ts';

export type OAuthMove = Move<OAuthState, OAuthEvent, OAuthEffect>;

/** A failed call: rejected with a code, or a transport fault without one. */
export const refusedAt = (
  call: 'finish' | 'send' | 'bind',
  fault: Partial<CallError> = {},
): CallError => {
  const calls = {
    finish: { call: 'oauth.callback', faultClass: 'callback' },
    send: { call: 'email.send_code', faultClass: 'send' },
    bind: { call: 'oauth_login_with_email_bind', faultClass: 'commit' },
  } as const;
  const failure = fault.code === undefined ? 'network' : 'server';
  return failedCall({ service: 'passport', ...calls[call], failure }, fault);
};

const codes = (...list: readonly number[]): Readonly<Record<string, Partial<CallError>>> =>
  Object.fromEntries(list.map((code) => [String(code), { code }]));

const faults: Readonly<Record<string, Partial<CallError>>> = {
  'no answer': {},
  throttled: { failure: 'throttled', retryAfter: 90 },
};
const declined = { declined: { failure: 'declined' } } as const;

/** One error for each answer of each call. */
export const refusals = {
  finish: { ...faults, ...declined, ...codes(1007, 12014, 2097, 2046, 4026, 12011, 1902) },
  send: { ...faults, ...codes(0, 1023) },
  bind: {
    ...{ ...faults, ...declined, ...codes(1704, 1010, 1007, 2097, 2046, 0) },
    'unknown outcome': { outcomeUnknown: true },
  },
} as const satisfies Record<string, Readonly<Record<string, Partial<CallError>>>>;

export const errors = (['finish', 'send', 'bind'] as const).map(
  (call) =>
    [
      call,
      Object.entries(refusals[call]).map(
        ([name, fault]) => [name, refusedAt(call, fault)] as const,
      ),
    ] as const,
);

const events = { finish: 'FINISH_REJECTED', send: 'SEND_REJECTED', bind: 'BIND_REJECTED' } as const;

const callbacks: readonly Callback[] = [
  { kind: 'code', type: 'login', code: 'C-1', state: 'S-1', search: '' },
  { kind: 'profile', type: 'register', profileKey: 'P-1', search: '' },
  ...(['cancelled', 'provider', 'unverified'] as const).map(
    (reason) => ({ kind: 'refused', reason, type: null, search: '' }) as const,
  ),
];

/** Every event, with each answer, time and code that makes a difference. */
export function eventsIn({ lastRequest }: OAuthState): readonly OAuthEvent[] {
  return [
    ...callbacks.map((callback) => ({ type: 'ARRIVED', callback }) as const),
    { type: 'LOG_IN_CHOSEN' },
    { type: 'DISMISSED' },
    { type: 'CONTACT_EDITED' },
    { type: 'CODE_EDITED' },
    { type: 'PASSWORD_EDITED' },
    { type: 'BACK_REQUESTED' },
    { type: 'PAGE_RESTORED' },
    ...[0, 90_000].flatMap((at): readonly OAuthEvent[] => [
      { type: 'CONTACT_SUBMITTED', contact: ada, at },
      { type: 'RESEND_PRESSED', at },
      { type: 'SUBMITTED', code: '482915', password: 'Market-9', at },
      { type: 'SUBMITTED', code: '111111', password: 'Market-9', at },
    ]),
    ...[lastRequest, lastRequest - 1].flatMap((request): readonly OAuthEvent[] => [
      { type: 'FINISHED', request, redirectUrl: null, profileKey: null },
      { type: 'FINISHED', request, redirectUrl: null, profileKey: 'P-1' },
      { type: 'CODE_SENT', request, at: 0 },
      { type: 'BOUND', request, redirectUrl: null },
      ...errors.flatMap(([call, list]) =>
        list.map(([, error]) => ({ type: events[call], request, error, at: 0 }) as const),
      ),
    ]),
  ];
}

export const starts: readonly OAuthState[] = [true, false].map((popup) => ({
  ...oauthStart,
  popup,
}));

/** Every event in every state of the return from a provider. */
export const everyMove = (): Generator<OAuthMove> =>
  explore({
    machine: oauthMachine,
    starts,
    eventsIn,
    // Numbers of requests only count up.
    keyOf: (state) =>
      JSON.stringify({
        ...state,
        lastRequest: Math.min(state.lastRequest, 2),
        ...('request' in state && { request: state.request !== null }),
        ...('activity' in state && { activity: { ...state.activity, request: null } }),
      }),
  });
