import type { CallError } from '../../../domain/errors/CallError.ts';
import { explore, type Move } from '../../support/explore.ts';
import type { SignUpEffect } from '../SignUpEffect.ts';
import type { SignUpEvent } from '../SignUpEvent.ts';
import { signUpMachine } from '../signUpMachine.ts';
import { initialSignUp, type SignUpSettings, type SignUpState } from '../SignUpState.ts';
import { eventOf, eventTypes } from './eventOf.ts';
import { ada, failed } from './walk.ts';

export type SignUpMove = Move<SignUpState, SignUpEvent, SignUpEffect>;

/** One error for each surface, and each type of transport fault. */
export const refusals: Readonly<Record<string, CallError>> = {
  refused: failed('email.send_code', { code: 0 }),
  'wrong place': failed('email.send_code', { code: 17 }),
  'account exists': failed('email.send_code', { code: 1023 }),
  CloseCaptcha: failed('email.send_code', { code: 'CloseCaptcha' }),
  'invalid account': failed('email.send_code', { code: 1011 }),
  'wrong code': failed('email.register.code_verify', { code: 1704, description: 'Wrong' }),
  throttled: failed('email.send_code', { failure: 'throttled', retryAfter: 90 }),
  offline: failed('network.country.check', { service: 'product', failure: 'offline' }),
  'no answer': failed('email.register.ticket_register', {
    failure: 'timeout',
    outcomeUnknown: true,
  }),
};

/** When a code is sent, when its countdown ends, and when a cooldown of the server ends; errors arrive at the first. */
const moments = [0, 60_000, 90_000];
const methods = ['google', 'shortVideo', 'businessAdvertising', 'partner'] as const;

/** Every type of event, with each response, time, method and request number that makes a difference. */
function eventsIn(state: SignUpState, requests: readonly number[]): readonly SignUpEvent[] {
  const fields = {
    request: state.lastRequest,
    error: refusals['refused'] ?? failed('email.send_code'),
    contact: ada,
    text: '482915',
    at: 0,
    method: 'google',
  } as const;
  return eventTypes.flatMap((type) => {
    const plain = eventOf(type, fields);
    const variants = [
      ...('request' in plain ? requests.map((request) => ({ request })) : [{}]),
    ].flatMap((number) =>
      ('error' in plain ? Object.values(refusals) : [fields.error]).flatMap((error) =>
        ('at' in plain && !('error' in plain) ? moments : [0]).flatMap((at) =>
          (type === 'METHOD_CHOSEN' ? methods : (['google'] as const)).flatMap((method) =>
            (type === 'CODE_SUBMITTED' ? ['482915', '111111'] : ['482915']).map((text) => ({
              ...{ ...fields, ...number },
              ...{ error, at, method, text },
            })),
          ),
        ),
      ),
    );
    return variants.map((each) => eventOf(type, each));
  });
}

const ignored: ReadonlySet<string> = new Set([
  'request',
  'lastRequest',
  'from',
  'text',
  'key',
  'values',
]);

/** The steps that wait for the cooldown of a request; in the others it is only kept. */
const waiting: Readonly<Record<string, SignUpState['step']>> = {
  check: 'verification',
  register: 'password',
};

/** The identity of a state: everything except its request numbers, notice texts and the cooldowns of other steps. */
const keyOf = (state: SignUpState): string =>
  JSON.stringify(state, (name, value: unknown) =>
    ignored.has(name) || (waiting[name] ?? state.step) !== state.step ? undefined : value,
  );

const settings: readonly SignUpSettings[] = [true, false].flatMap((popup) =>
  [true, false].map((asksEntity) => ({ popup, asksEntity, asksTerms: popup })),
);

/**
 * Every event in every state of the flow, with one contact.
 *
 * @param stale whether responses to older requests are tried too
 */
export const everyMove = (stale: boolean): Iterable<SignUpMove> =>
  explore({
    machine: signUpMachine,
    starts: settings.map(initialSignUp),
    eventsIn: (state) => {
      const last = state.lastRequest;
      return eventsIn(state, stale ? [last, last - 1] : [last]);
    },
    keyOf,
  });
