import type { EmailContact } from '../../../domain/account/Contact.ts';
import { failedCall, type CallError } from '../../../domain/errors/CallError.ts';
import { explore, type Move } from '../../support/explore.ts';
import type { OlderEffect } from '../OlderEffect.ts';
import type { OlderEvent } from '../OlderEvent.ts';
import { olderMachine } from '../olderMachine.ts';
import { initialOlder, type OlderState } from '../OlderState.ts';

export type OlderMove = Move<OlderState, OlderEvent, OlderEffect>;

const ada: EmailContact = { type: 'email', email: 'ada@shop.example' };
const registration = { proven: [{ contact: ada, code: '482915' }], password: 'abc12!' } as const;

const failed = (fault: Partial<CallError>): CallError =>
  failedCall(
    {
      service: 'passport',
      call: 'email.register_verify_login',
      faultClass: 'commit',
      failure: fault.code === undefined ? 'network' : 'server',
    },
    fault,
  );

/** One refusal for each surface, and each kind of fault on the way. */
export const refusals: Readonly<Record<string, CallError>> = {
  refused: failed({ code: 0 }),
  'wrong place': failed({ code: 17 }),
  'account exists': failed({ code: 1023 }),
  'invalid account': failed({ call: 'email.send_code', code: 1011 }),
  CloseCaptcha: failed({ code: 'CloseCaptcha' }),
  'wrong code': failed({ code: 1704 }),
  'with a ticket': failed({ code: 9999, verifyTicket: 'V-1' }),
  throttled: failed({ failure: 'throttled', retryAfter: 90 }),
  offline: failed({ failure: 'offline' }),
  'no answer': failed({ failure: 'timeout', outcomeUnknown: true }),
};

/** When a code goes out, when its countdown is over, and when a server's own pause is. */
const moments = [0, 60_000, 90_000];

/** The requests that a state waits for: each block's code, and the form's own. */
export const pendingOf = ({ sending, activity }: OlderState): readonly number[] =>
  [
    sending.email.request,
    sending.phone.request,
    'request' in activity ? activity.request : null,
  ].filter((request) => request !== null);

const plain: readonly OlderEvent[] = [
  { type: 'FIELD_FOCUSED' },
  { type: 'KIND_SWITCHED' },
  { type: 'CONTACT_EDITED', kind: 'email' },
  { type: 'CODE_EDITED', kind: 'email' },
  { type: 'PASSWORD_EDITED' },
  { type: 'START_CHOSEN' },
  { type: 'CHANGE_SITE_CHOSEN' },
  { type: 'DIALOG_CLOSED' },
  { type: 'FORM_REFUSED' },
  { type: 'FORM_ACCEPTED', registration },
  { type: 'LOG_IN_CHOSEN' },
  ...moments.flatMap((at): readonly OlderEvent[] => [
    { type: 'SEND_PRESSED', contact: ada, at },
    { type: 'SUBMITTED', at },
  ]),
];

const answersTo = (request: number): readonly OlderEvent[] => [
  { type: 'NETWORK_ACCEPTED', request },
  { type: 'NETWORK_FOREIGN', request },
  { type: 'REGISTERED', request, redirectUrl: null, userId: '7' },
  ...moments.map((at) => ({ type: 'CODE_SENT', request, at }) as const),
  ...Object.values(refusals).flatMap((error): readonly OlderEvent[] => [
    { type: 'NETWORK_FAILED', request, error },
    { type: 'SEND_REJECTED', request, contact: ada, at: 0, error },
    { type: 'REGISTER_REJECTED', request, contact: ada, at: 0, error },
  ]),
];

/** What tells two states apart: all but the numbers of their requests, the texts of the fields and the block in view. */
const untold: ReadonlySet<string> = new Set(['lastRequest', 'notices', 'kind']);
const keyOf = (state: OlderState): string =>
  JSON.stringify(state, (name, value: unknown) => {
    if (untold.has(name)) return undefined;
    return name === 'request' ? value !== null : value;
  });

export const starts: readonly OlderState[] = [false, true].map((checksNetwork) =>
  initialOlder({ checksNetwork, kind: 'email' }),
);

/**
 * Every move out of every state of the form, with one contact.
 *
 * @param stale whether answers to older requests are tried too
 */
export const everyMove = (stale: boolean): Iterable<OlderMove> =>
  explore({
    machine: olderMachine,
    starts,
    eventsIn: (state) => {
      const pending = pendingOf(state);
      const late = Array.from({ length: 4 }, (_none, back) => state.lastRequest - back).find(
        (request) => request > 0 && !pending.includes(request),
      );
      const requests = stale && late !== undefined ? [...pending, late] : pending;
      return [...plain, ...requests.flatMap(answersTo)];
    },
    keyOf,
  });
