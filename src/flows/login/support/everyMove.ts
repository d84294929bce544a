import type { CallError } from '../../../domain/errors/CallError.ts';
import { failed, ada } from '../../sign-up/support/walk.ts';
import { explore, type Move } from '../../support/explore.ts';
import type { LoginEffect } from '../LoginEffect.ts';
import type { LoginEvent } from '../LoginEvent.ts';
import { loginMachine } from '../loginMachine.ts';
import { loginStart, type LoginState } from '../LoginState.ts';

export type LoginMove = Move<LoginState, LoginEvent, LoginEffect>;

const call = 'account.login';

/** One error for each surface, and each type of transport fault. */
export const refusals: Readonly<Record<string, CallError>> = {
  refused: failed(call, { code: 0 }),
  'wrong password': failed(call, { code: 1010 }),
  'unknown account': failed(call, { code: 1011 }),
  'second step again': failed(call, { code: 2046 }),
  'two-step conflict': failed(call, { code: 2097 }),
  'second step left': failed(call, { failure: 'declined' }),
  throttled: failed(call, { failure: 'throttled', retryAfter: 90 }),
  offline: failed(call, { failure: 'offline' }),
  'no answer': failed(call, { failure: 'timeout', outcomeUnknown: true }),
};

const methods = ['google', 'businessAdvertising', 'partner'] as const;

/** Every event, with each answer, time and method that makes a difference. */
export function eventsIn(state: LoginState): readonly LoginEvent[] {
  const requests = [state.lastRequest, state.lastRequest - 1];
  return [
    { type: 'ACCOUNT_EDITED' },
    { type: 'PASSWORD_EDITED' },
    ...[0, 90_000].map((at): LoginEvent => ({
      type: 'SUBMITTED',
      contact: ada,
      password: 'Market-7',
      at,
    })),
    ...requests.flatMap((request): readonly LoginEvent[] => [
      { type: 'LOGGED_IN', request, redirectUrl: '/settle' },
      ...Object.values(refusals).map((error): LoginEvent => ({
        type: 'LOG_IN_REJECTED',
        request,
        error,
        at: 0,
      })),
    ]),
    { type: 'DISMISSED' },
    { type: 'RESET_CHOSEN' },
    { type: 'RESET_LEFT', contact: null },
    { type: 'PASSWORD_RESET', contact: ada },
    ...methods.map((method): LoginEvent => ({ type: 'METHOD_CHOSEN', method })),
    { type: 'START_FAILED', notice: { from: 'portal', key: 'oauth_storage_blocked' } },
    { type: 'PAGE_RESTORED' },
  ];
}

/** Every event in every state of the log-in. */
export const everyMove = (): Generator<LoginMove> =>
  explore({
    machine: loginMachine,
    starts: [loginStart],
    eventsIn,
    // Numbers of requests only count up.
    keyOf: ({ activity, lastRequest, ...rest }) =>
      JSON.stringify([rest, { ...activity, request: null }, Math.min(lastRequest, 2)]),
  });
