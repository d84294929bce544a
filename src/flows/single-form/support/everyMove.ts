import type { EmailContact } from '../../../domain/account/Contact.ts';
import { failedCall, type CallError } from '../../../domain/errors/CallError.ts';
import { allSignInMethods } from '../../../domain/sign-in/signInMethods.ts';
import { explore, type Move } from '../../support/explore.ts';
import type { SingleFormEffect } from '../SingleFormEffect.ts';
import type { SingleFormEvent } from '../SingleFormEvent.ts';
import { singleFormMachine } from '../singleFormMachine.ts';
import { initialSingleForm, type SingleFormState } from '../SingleFormState.ts';

export type SingleFormMove = Move<SingleFormState, SingleFormEvent, SingleFormEffect>;

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

/** One error for each surface, and each type of transport fault. */
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

/** When a code is sent, when its countdown ends, and when a cooldown of the server ends. */
const moments = [0, 60_000, 90_000];

/** The pending requests of a state: each block's code, and the form's own. */
export const pendingOf = ({ sending, activity }: SingleFormState): readonly number[] =>
  [
    sending.email.running?.request,
    sending.phone.running?.request,
    'request' in activity ? activity.request : null,
  ].filter((request) => request !== null && request !== undefined);

const plain: readonly SingleFormEvent[] = [
  { type: 'FIELD_FOCUSED' },
  { type: 'KIND_SWITCHED' },
  { type: 'CONTACT_EDITED', kind: 'email' },
  { type: 'CODE_EDITED', kind: 'email' },
  { type: 'PASSWORD_EDITED' },
  { type: 'START_CHOSEN' },
  { type: 'CHANGE_SITE_CHOSEN' },
  { type: 'DISMISSED' },
  { type: 'FORM_REFUSED' },
  { type: 'FORM_ACCEPTED', registration },
  { type: 'LOG_IN_CHOSEN' },
  { type: 'FORM_CHOSEN' },
  { type: 'TERMS_AGREED', consents: { phone_agreement: false, email_agreement: true } },
  { type: 'START_FAILED', notice: { from: 'portal', key: 'oauth_storage_blocked' } },
  { type: 'PAGE_RESTORED' },
  ...moments.flatMap((at): readonly SingleFormEvent[] => [
    { type: 'SEND_PRESSED', contact: ada, at },
    { type: 'SUBMITTED', at },
    ...allSignInMethods.map((method) => ({ type: 'METHOD_CHOSEN', method, at }) as const),
  ]),
];

const responsesTo = (request: number): readonly SingleFormEvent[] => [
  { type: 'REGION_MATCHED', request },
  { type: 'REGION_MISMATCHED', request },
  { type: 'REGISTERED', request, redirectUrl: null, userId: '7' },
  ...moments.map((at) => ({ type: 'CODE_SENT', request, at }) as const),
  ...Object.values(refusals).flatMap((error): readonly SingleFormEvent[] => [
    { type: 'REGION_FAILED', request, at: 0, error },
    { type: 'SEND_REJECTED', request, at: 0, error },
    { type: 'REGISTER_REJECTED', request, at: 0, error },
  ]),
];

/** The identity of a state: everything except request numbers, field texts and the shown block. */
const ignored: ReadonlySet<string> = new Set(['lastRequest', 'notices', 'kind']);
const keyOf = (state: SingleFormState): string =>
  JSON.stringify(state, (name, value: unknown) => {
    if (ignored.has(name)) return undefined;
    return name === 'request' ? value !== null : value;
  });

export const starts: readonly SingleFormState[] = [false, true].map((checksNetwork) =>
  initialSingleForm({ checksNetwork, popup: true, asksTerms: checksNetwork, kind: 'email' }),
);

/**
 * Every event in every state of the form, with one contact.
 *
 * @param stale whether responses to older requests are tried too
 */
export const everyMove = (stale: boolean): Iterable<SingleFormMove> =>
  explore({
    machine: singleFormMachine,
    starts,
    eventsIn: (state) => {
      const pending = pendingOf(state);
      const late = Array.from({ length: 4 }, (_none, back) => state.lastRequest - back).find(
        (request) => request > 0 && !pending.includes(request),
      );
      const requests = stale && late !== undefined ? [...pending, late] : pending;
      return [...plain, ...requests.flatMap(responsesTo)];
    },
    keyOf,
  });
