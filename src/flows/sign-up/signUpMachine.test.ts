import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shows } from '#shows';
import type { CallError } from '../../domain/errors/CallError.ts';
import type { SignUpEffect } from './SignUpEffect.ts';
import type { SignUpEvent } from './SignUpEvent.ts';
import { signUpMachine } from './signUpMachine.ts';
import { initialSignUp, type SignUpState } from './SignUpState.ts';
import { eventOf, eventTypes } from './support/eventOf.ts';
import { ada, bob, failed, on, placeOf, to, walk } from './support/walk.ts';

/** One error for each surface, and each kind of fault on the way. */
const errors: readonly CallError[] = [
  failed('email.send_code', { code: 0 }),
  failed('email.send_code', { code: 17 }),
  failed('email.send_code', { code: 1023 }),
  failed('email.send_code', { code: 'CloseCaptcha' }),
  failed('email.register.code_verify', { code: 1704, description: 'Wrong' }),
  failed('email.register.ticket_register', { code: 1023 }),
  failed('email.register.ticket_register', { failure: 'timeout', outcomeUnknown: true }),
  failed('network.country.check', { service: 'product', failure: 'offline' }),
];

/** The request that a state waits for. */
const pendingOf = (state: SignUpState): number | null =>
  state.step !== 'success' && 'request' in state.activity ? state.activity.request : null;

const started = (effects: readonly SignUpEffect[]): readonly number[] =>
  effects.flatMap((effect) => ('request' in effect ? [effect.request] : []));

interface Move {
  readonly before: SignUpState;
  readonly event: SignUpEvent;
  readonly after: SignUpState;
  readonly effects: readonly SignUpEffect[];
}

const answers = ({ before, event }: Move): boolean =>
  'request' in event && event.request === pendingOf(before);
const asksFor = ({ effects }: Move, type: SignUpEffect['type']): boolean =>
  effects.some((effect) => effect.type === type);

/** What holds for every move of the flow, whatever came before. */
const laws: Readonly<Record<string, (move: Move) => void>> = {
  'a stale answer changes nothing': (move) => {
    if (!('request' in move.event) || answers(move)) return;
    expect(move.after).toBe(move.before);
    expect(move.effects).toEqual([]);
  },
  'a request starts alone, under a number of its own, and is awaited': (move) => {
    const [request, ...others] = started(move.effects);
    expect(others).toEqual([]);
    if (request === undefined) return;
    expect(request).toBeGreaterThan(move.before.lastRequest);
    expect([pendingOf(move.after), move.after.lastRequest]).toEqual([request, request]);
    expect(pendingOf(move.before) === null || answers(move)).toBe(true);
  },
  'what is awaited was asked for': (move) => {
    const awaited = pendingOf(move.after);
    if (awaited !== pendingOf(move.before))
      expect([null, ...started(move.effects)]).toContain(awaited);
  },
  'a request that is no longer awaited is answered or aborted': (move) => {
    const awaited = pendingOf(move.before);
    if (awaited === null || pendingOf(move.after) === awaited || answers(move)) return;
    expect(asksFor(move, 'ABORT')).toBe(true);
  },
  'no password step without a ticket of the server': ({ before, event, after }) => {
    if (after.step !== 'password') return;
    const ticket = event.type === 'CODE_ACCEPTED' ? event.ticket : null;
    expect(after.ticket).toBe(before.step === 'password' ? before.ticket : ticket);
  },
  'success only by the awaited registration': (move) => {
    const entered = move.after.step === 'success' && move.before.step !== 'success';
    expect(asksFor(move, 'HAND_OVER')).toBe(entered);
    if (!entered) return;
    expect([move.before.step, move.event.type]).toEqual(['password', 'REGISTERED']);
    expect(answers(move)).toBe(true);
  },
  'no new code before its time': ({ before, event, effects }) => {
    const sends = event.type === 'RESEND_PRESSED' || event.type === 'CONTACT_SUBMITTED';
    if (!sends || before.waits.send === undefined) return;
    const { until, seconds } = before.waits.send;
    if (event.at < until && until - event.at <= seconds * 1000) expect(effects).toEqual([]);
  },
  'a refused code is not sent again': ({ before, effects }) => {
    if (before.step !== 'verification' || before.refused === null) return;
    for (const effect of effects)
      if (effect.type === 'CHECK_CODE') expect(effect.code).not.toBe(before.refused);
  },
  'Back clears all but the contact': (move) => {
    const { before, event, after } = move;
    const left = before.step === 'verification' || before.step === 'password';
    if (event.type !== 'BACK_PRESSED' || !left || after.step !== 'account') return;
    expect(after).toMatchObject({ contact: before.contact, mode: { name: 'normal' } });
    expect(after.waits.send?.after).not.toBe('sent');
    expect(asksFor(move, 'CLEAR_CODE') && asksFor(move, 'CLEAR_PASSWORDS')).toBe(true);
  },
  'effects come with a new state, which the hook waits for': ({ before, after, effects }) => {
    if (effects.length > 0) expect(after).not.toBe(before);
  },
  'success is the end, and numbers and settings last': ({ before, after }) => {
    if (before.step === 'success') expect(after).toBe(before);
    expect(after.lastRequest).toBeGreaterThanOrEqual(before.lastRequest);
    expect(after.settings).toBe(before.settings);
  },
};

const choice = fc.record({
  type: fc.constantFrom(...eventTypes),
  /** Half of the events are the next one that the state reacts to. */
  living: fc.boolean(),
  /** 0 answers the newest request; others are too old or were never asked. */
  offset: fc.constantFrom(0, 0, 0, -1, -2, 1),
  error: fc.constantFrom(...errors),
  contact: fc.constantFrom(ada, bob),
  text: fc.constantFrom('482915', '111111'),
  at: fc.nat(120_000),
  provider: fc.constantFrom('social', 'short-video', 'business-advertising'),
  partial: fc.constantFrom('linked', 'contact-missing'),
});

type Choice = typeof choice extends fc.Arbitrary<infer Chosen> ? Chosen : never;

function eventFor(state: SignUpState, { type, living, offset, ...rest }: Choice): SignUpEvent {
  const filling = { ...rest, request: state.lastRequest + offset };
  const first = eventTypes.indexOf(type);
  const types = [...eventTypes.slice(first), ...eventTypes.slice(0, first)];
  const events = types.map((name) => eventOf(name, filling));
  const reacted = events.find((event) => signUpMachine(state, event).state !== state);
  return (living ? reacted : undefined) ?? eventOf(type, filling);
}

/** Walks from any place of the flow, so that the last steps are met as often as the first. */
const start = fc.record({
  place: fc.constantFrom(...Object.values(to)),
  popup: fc.boolean(),
  asksEntity: fc.boolean(),
});

describe('whatever happens', () => {
  it.each(Object.entries(laws))('%s', (_law, judge) => {
    fc.assert(
      fc.property(
        start,
        fc.array(choice, { maxLength: 16 }),
        ({ place, popup, asksEntity }, choices) => {
          let before: SignUpState = walk(place, popup, asksEntity).state;
          for (const chosen of choices) {
            const event = eventFor(before, chosen);
            const { state: after, effects } = signUpMachine(before, event);
            judge({ before, event, after, effects });
            before = after;
          }
        },
      ),
      { numRuns: 400 },
    );
  });
});

/** Two moments: when a code goes out, and when its countdown is over. */
const moments = [0, 60_000];

/** Every place that the flow can come to, with the right answers. */
function reachable(popup: boolean, asksEntity = false): readonly string[] {
  const seen = new Set<string>();
  const places = new Set<string>();
  const visit = (state: SignUpState): void => {
    const key = placeOf(state) + (state.step === 'account' ? state.mode.name : '');
    if (seen.has(key)) return;
    seen.add(key);
    places.add(placeOf(state));
    for (const type of eventTypes)
      for (const error of errors)
        for (const at of moments) {
          const filling = {
            ...{ request: state.lastRequest, error, contact: bob, text: '1', at },
            ...({ provider: 'social', partial: 'linked' } as const),
          };
          visit(signUpMachine(state, eventOf(type, filling)).state);
        }
  };
  visit(initialSignUp({ popup, asksEntity }));
  return [...places].toSorted();
}

describe('every place can be reached, and no other', () => {
  const plain = ['account/checkingRegion', 'account/confirmingMarket', 'account/editing']
    .concat(['account/leaving', 'account/partial'])
    .concat(['account/sending', 'password/editing', 'password/registering', 'success'])
    .concat(['verification/checking', 'verification/editing', 'verification/resending']);
  const conflicts = ['account', 'verification', 'password'].flatMap((step) =>
    ['exists', 'changing', 'sendingChange'].map((name) => `${step}/${name}`),
  );

  it.each([
    [true, [...plain, ...conflicts]],
    [false, plain],
  ])('conflict_options.popup = %s', (popup, places) => {
    expect(reachable(popup)).toEqual(places.toSorted());
  });

  it('the US-entity build asks for the kind of company', () => {
    expect(reachable(false, true)).toEqual([...plain, 'account/confirmingEntity'].toSorted());
  });
});

it('the way of a seller', () => {
  const ways = ['account', 'verification', 'password', 'success'] as const;
  shows(['FLOW-002'], () => {
    expect(ways.map((place) => walk(to[place]).state.step)).toEqual(ways);
  });
  expect(walk([...to.success, on.submitted, { type: 'BACK_PRESSED' }])).toEqual({
    ...walk(to.success),
    effects: [],
  });
});
