import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shows, type RequirementIds } from '#shows';
import type { SignUpEvent } from './SignUpEvent.ts';
import { signUpMachine } from './signUpMachine.ts';
import type { SignUpState } from './SignUpState.ts';
import { eventOf, eventTypes } from './support/eventOf.ts';
import { everyMove, refusals, type SignUpMove } from './support/everyMove.ts';
import { laws } from './support/laws.ts';
import { ada, bob, on, placeOf, to, walk } from './support/walk.ts';

type Law = keyof typeof laws;
const names = Object.keys(laws) as readonly Law[]; // the keys of the table

/** The requirements that a law is the proof of. */
const cited: Readonly<Partial<Record<Law, RequirementIds>>> = {
  'a provider is followed at the account step alone': ['FLOW-001'],
  'a ticket lives at the password step alone': ['FLOW-001'],
  'the network check is waited for, and ends by an answer or an edit': ['FLOW-012'],
  'success leaves nothing of the registration behind': ['FLOW-025'],
  'a change of account is sent through the running countdown': ['CODE-012'],
  'Back resets the countdown': ['CODE-013'],
};

function cite(law: Law, proof: () => void): void {
  const ids = cited[law];
  if (ids === undefined) proof();
  else shows(ids, proof);
}

it('every law holds for every move out of every state', () => {
  const broken = new Map<Law, SignUpMove>();
  const left = new Set<SignUpState>();
  for (const move of everyMove(true)) {
    left.add(move.before);
    for (const law of names) if (!laws[law](move)) broken.set(law, move);
  }
  expect(left.size).toBeGreaterThan(1000);
  for (const law of names) cite(law, () => expect(broken.get(law)).toBeUndefined());
});

const choice = fc.record({
  type: fc.constantFrom(...eventTypes),
  /** Half of the events are the next one that the state reacts to. */
  living: fc.boolean(),
  /** 0 answers the newest request; others are too old or were never asked. */
  offset: fc.constantFrom(0, 0, 0, -1, -2, 1),
  error: fc.constantFrom(...Object.values(refusals)),
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

it.each(names)('whatever happens, on and on: %s', (law) => {
  cite(law, () =>
    fc.assert(
      fc.property(
        start,
        fc.array(choice, { maxLength: 16 }),
        ({ place, popup, asksEntity }, choices) => {
          let before: SignUpState = walk(place, popup, asksEntity).state;
          return choices.every((chosen) => {
            const event = eventFor(before, chosen);
            const { state: after, effects } = signUpMachine(before, event);
            const holds = laws[law]({ before, event, after, effects });
            before = after;
            return holds;
          });
        },
      ),
      { numRuns: 1000 },
    ),
  );
});

const moves = [...everyMove(false)];

/** Every place that the flow can come to, with the right answers. */
const reachable = (popup: boolean, asksEntity = false): readonly string[] =>
  [
    ...new Set(
      moves
        .filter(
          ({ after: { settings } }) =>
            settings.popup === popup && settings.asksEntity === asksEntity,
        )
        .map(({ after }) => placeOf(after)),
    ),
  ].toSorted();

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
