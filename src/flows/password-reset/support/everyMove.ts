import type { CallError } from '../../../domain/errors/CallError.ts';
import { failedCall } from '../../../domain/errors/CallError.ts';
import { ada } from '../../sign-up/support/walk.ts';
import { explore, type Move } from '../../support/explore.ts';
import type { ResetEffect } from '../ResetEffect.ts';
import type { ResetEvent } from '../ResetEvent.ts';
import { resetMachine } from '../resetMachine.ts';
import { resetStart, type ResetState } from '../ResetState.ts';

export type ResetMove = Move<ResetState, ResetEvent, ResetEffect>;

/** A failed call: refused with a code, or a transport fault without one. */
export const refusedAt = (
  call: 'send' | 'check' | 'save',
  fault: Partial<CallError> = {},
): CallError => {
  const faultClass = ({ send: 'send', check: 'verify', save: 'commit' } as const)[call];
  const names = {
    send: 'email.send_code',
    check: 'email.check_code',
    save: 'password.reset_by_email_ticket',
  };
  const failure = fault.code === undefined ? 'network' : 'server';
  return failedCall({ service: 'passport', call: names[call], faultClass, failure }, fault);
};

const faults: Readonly<Record<string, Partial<CallError>>> = {
  refused: { code: 9999 },
  'internal error': { code: 0 },
  'unknown account': { code: 1011 },
  'no answer': {},
  throttled: { failure: 'throttled', retryAfter: 90 },
};

/** One error for each surface of each call. */
export const refusals = {
  send: Object.entries(faults).map(([name, fault]) => [name, refusedAt('send', fault)] as const),
  check: Object.entries({ ...faults, 'wrong code': { code: 1704 } }).map(
    ([name, fault]) => [name, refusedAt('check', fault)] as const,
  ),
  save: Object.entries({
    ...faults,
    'weak password': { code: 1010 },
    'unknown outcome': { outcomeUnknown: true },
  }).map(([name, fault]) => [name, refusedAt('save', fault)] as const),
};

const errorsOf = (call: keyof typeof refusals) => refusals[call].map(([, error]) => error);

/** Every event, with each answer, time and code that makes a difference. */
export function eventsIn({ lastRequest }: ResetState): readonly ResetEvent[] {
  const at = 0;
  const requests = [lastRequest, lastRequest - 1];
  return [
    { type: 'CONTACT_EDITED' },
    { type: 'CODE_EDITED' },
    { type: 'PASSWORD_EDITED' },
    { type: 'BACK_REQUESTED' },
    ...[0, 90_000].flatMap((moment): readonly ResetEvent[] => [
      { type: 'CONTACT_SUBMITTED', contact: ada, at: moment },
      { type: 'RESEND_PRESSED', at: moment },
      { type: 'CODE_SUBMITTED', code: '482915', at: moment },
      { type: 'CODE_SUBMITTED', code: '111111', at: moment },
      { type: 'PASSWORD_SUBMITTED', password: 'Market-9', at: moment },
    ]),
    ...requests.flatMap((request): readonly ResetEvent[] => [
      { type: 'CODE_SENT', request, at },
      { type: 'CODE_ACCEPTED', request, ticket: 'T-1' },
      { type: 'PASSWORD_SAVED', request },
      ...errorsOf('send').map((error) => ({ type: 'SEND_REJECTED', request, error, at }) as const),
      ...errorsOf('check').map((error) => ({ type: 'CODE_REJECTED', request, error, at }) as const),
      ...errorsOf('save').map((error) => ({ type: 'SAVE_REJECTED', request, error, at }) as const),
    ]),
  ];
}

/** Every event in every state of a forgotten password. */
export const everyMove = (): Generator<ResetMove> =>
  explore({
    machine: resetMachine,
    starts: [resetStart],
    eventsIn,
    // Numbers of requests only count up.
    keyOf: (state) =>
      JSON.stringify({
        ...state,
        lastRequest: Math.min(state.lastRequest, 2),
        ...('activity' in state && { activity: { ...state.activity, request: null } }),
      }),
  });
