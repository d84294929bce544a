import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { covers, type RequirementIds } from '#covers';
import type { SignUpEvent } from './SignUpEvent.ts';
import { judgeMoves } from '../support/judgeMoves.ts';
import { signUpMachine } from './signUpMachine.ts';
import { isBusy, type SignUpState } from './SignUpState.ts';
import { eventOf, eventTypes } from './support/eventOf.ts';
import { everyMove, refusals } from './support/everyMove.ts';
import { laws } from './support/laws.ts';
import { ada, bob, on, stepOf, to, walk } from './support/walk.ts';

type Law = keyof typeof laws;
const names = Object.keys(laws) as readonly Law[]; // the keys of the table

/** The requirements that a law covers. */
const requirementsOf: Readonly<Partial<Record<Law, RequirementIds>>> = {
  'only the account step has a sign-in mode': ['FLOW-001'],
  'only the password step holds a ticket': ['FLOW-001'],
  'the network check ends by its response or an edit': ['FLOW-012'],
  'success keeps nothing of the registration': ['FLOW-025'],
  'a change of account is sent during the countdown': ['CODE-012'],
  'Back resets the countdown': ['CODE-013'],
};

function coverLaw(law: Law, assertions: () => void): void {
  const ids = requirementsOf[law];
  if (ids === undefined) assertions();
  else covers(ids, assertions);
}

it('every law holds for every event in every state', () => {
  const { broken, states } = judgeMoves(everyMove(true), Object.entries(laws));
  expect(states).toBeGreaterThan(1000);
  for (const law of names) coverLaw(law, () => expect(broken.get(law)).toBeUndefined());
});

const choice = fc.record({
  type: fc.constantFrom(...eventTypes),
  /** For half of the events: the next one that changes the state. */
  effective: fc.boolean(),
  /** 0: the latest request; others are older or were never sent. */
  offset: fc.constantFrom(0, 0, 0, -1, -2, 1),
  error: fc.constantFrom(...Object.values(refusals)),
  contact: fc.constantFrom(ada, bob),
  text: fc.constantFrom('482915', '111111'),
  at: fc.nat(120_000),
  method: fc.constantFrom('google', 'shortVideo', 'businessAdvertising', 'partner'),
});

type Choice = typeof choice extends fc.Arbitrary<infer Chosen> ? Chosen : never;

function eventFor(state: SignUpState, { type, effective, offset, ...rest }: Choice): SignUpEvent {
  const fields = { ...rest, request: state.lastRequest + offset };
  const first = eventTypes.indexOf(type);
  const types = [...eventTypes.slice(first), ...eventTypes.slice(0, first)];
  const events = types.map((name) => eventOf(name, fields));
  const reacted = events.find((event) => signUpMachine(state, event).state !== state);
  return (effective ? reacted : undefined) ?? eventOf(type, fields);
}

/** Starts at any step of the flow, so that late steps are tested as often as the first. */
const start = fc.record({
  events: fc.constantFrom(...Object.values(to)),
  settings: fc.record({ popup: fc.boolean(), asksEntity: fc.boolean(), asksTerms: fc.boolean() }),
});

it.each(names)('for random series of events: %s', (law) => {
  coverLaw(law, () =>
    fc.assert(
      fc.property(start, fc.array(choice, { maxLength: 16 }), ({ events, settings }, choices) => {
        let before: SignUpState = walk(events, settings).state;
        return choices.every((chosen) => {
          const event = eventFor(before, chosen);
          const { state: after, effects } = signUpMachine(before, event);
          const holds = laws[law]({ before, event, after, effects });
          before = after;
          return holds;
        });
      }),
      { numRuns: 1000 },
    ),
  );
});

const moves = [...everyMove(false)];

/** Every state that the flow can reach, with current responses. */
const reachable = (popup: boolean, asksEntity = false): readonly string[] =>
  [
    ...new Set(
      moves
        .filter(
          ({ after: { settings } }) =>
            settings.popup === popup && settings.asksEntity === asksEntity,
        )
        .map(({ after }) => stepOf(after)),
    ),
  ].toSorted();

describe('the reachable states', () => {
  const plain = ['account/checkingRegion', 'account/confirmingMarket', 'account/editing']
    .concat(['account/leaving'])
    .concat(['account/sending', 'password/editing', 'password/registering', 'success'])
    .concat(['verification/checking', 'verification/editing', 'verification/resending'])
    .concat(['verification/confirmingMarket']);
  const conflicts = ['account', 'verification', 'password'].flatMap((step) =>
    ['exists', 'changing', 'sendingChange', 'confirmingChange'].map((name) => `${step}/${name}`),
  );

  it.each([
    [true, [...plain, 'account/agreeing', ...conflicts]],
    [false, plain],
  ])('conflict_options.popup = %s', (popup, states) => {
    expect(reachable(popup)).toEqual(states.toSorted());
  });

  it('the US-entity build asks for the type of company', () => {
    expect(reachable(false, true)).toEqual([...plain, 'account/confirmingEntity'].toSorted());
  });
});

it('keeps mode, provider, step, loading, ticket and the conflict option', () => {
  covers(['FLOW-001'], () => {
    expect(walk(to.account).state).toMatchObject({ step: 'account', mode: { name: 'normal' } });
    for (const method of ['google', 'shortVideo'] as const)
      expect(walk([{ type: 'METHOD_CHOSEN', method, at: 0 }]).state).toMatchObject({
        ...{ step: 'account', mode: { name: 'oauth', method } },
      });
    expect(walk(to.verification).state.step).toBe('verification');
    expect(walk(to.password).state).toMatchObject({ step: 'password', ticket: 'T-1' });
    for (const idle of [to.account, to.verification, to.password])
      expect(isBusy(walk(idle).state)).toBe(false);
    for (const loading of [to.region, to.sending, to.checking, to.resending, to.registering])
      expect(isBusy(walk(loading).state)).toBe(true);
    for (const popup of [true, false])
      expect(walk(to.password, { popup }).state.settings.popup).toBe(popup);
  });
});

it('goes through account, verification, password and success', () => {
  const steps = ['account', 'verification', 'password', 'success'] as const;
  covers(['FLOW-002'], () => {
    expect(steps.map((step) => walk(to[step]).state.step)).toEqual(steps);
  });
  expect(walk([...to.success, on.submitted, { type: 'BACK_REQUESTED' }])).toEqual({
    ...walk(to.success),
    effects: [],
  });
});
