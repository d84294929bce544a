import { describe, expect, it } from 'vitest';
import { covers } from '#covers';
import { sellerAnswers, type LeadGroup, type SellerAnswer } from '../../domain/lead/Lead.ts';
import type { LeadEvent } from './LeadEvent.ts';
import { leadMachine } from './leadMachine.ts';
import { leadStart, type LeadState } from './LeadState.ts';
import { everyMove, shop, type LeadMove } from './support/everyMove.ts';

const back = { type: 'BACK_REQUESTED' } as const;
const entered = { type: 'ENTERED' } as const;
const answered = (answer: SellerAnswer) => ({ type: 'ANSWERED', answer }) as const;
const shopGiven = (shopUrl: string) => ({ type: 'SHOP_SUBMITTED', shopUrl }) as const;

/** The last transition after a series of events. */
const walk = (group: LeadGroup, ...events: readonly LeadEvent[]) =>
  events.reduce((last, event) => leadMachine(last.state, event), {
    state: leadStart(group),
    effects: [],
  } as ReturnType<typeof leadMachine>); // no effects yet

const { A, B } = sellerAnswers;

/** Every answer, and the step that it leads to with what the seller declared. */
const answers = [
  ['A', 'new', A.new, 'sign_up', 1, 0],
  ['A', 'experienced', A.experienced, 'shop_link', 2, 0],
  ['B', 'first store', B.firstStore, 'sign_up', 1, 0],
  ['B', 'Shopify', B.shopify, 'shop_link', 2, 1],
  ['B', 'others', B.others, 'shop_link', 2, 0],
] as const;

describe('the question', () => {
  it.each(answers)('%s: %s', (group, _, answer, step, sellerStatus, sellerSource) => {
    const { state, effects } = walk(group, answered(answer));
    covers(['LEAD-002', 'LEAD-008', 'LEAD-010'], () => {
      expect(state).toEqual({ group, step, sellerStatus, sellerSource, shopUrl: '' });
    });
    covers(['LEAD-009'], () => {
      // What the seller says stands: nothing is asked or checked.
      expect(effects).toEqual([
        { type: 'KEEP_LEAD', lead: state },
        { type: 'TRACK_ANSWERED', group, sellerStatus },
        { type: 'FOCUS', target: step === 'sign_up' ? 'sign_up' : 'heading' },
      ]);
    });
  });

  it('is kept before it is answered (LEAD-007)', () => {
    const { state, effects } = walk('B', entered);
    expect(state).toEqual({
      ...{ group: 'B', step: 'questionnaire' },
      ...{ sellerStatus: null, sellerSource: 0, shopUrl: '' },
    });
    expect(effects).toEqual([{ type: 'KEEP_LEAD', lead: state }]);
  });
});

describe('the link to the shop', () => {
  it.each([shop, ''])('leads on with %j', (shopUrl) => {
    const { state, effects } = walk('B', answered(B.shopify), shopGiven(shopUrl));
    covers(['LEAD-002', 'LEAD-008'], () => {
      expect(state).toEqual({
        ...{ group: 'B', step: 'sign_up' },
        ...{ sellerStatus: 2, sellerSource: 1, shopUrl },
      });
    });
    expect(effects).toEqual([
      { type: 'KEEP_LEAD', lead: state },
      { type: 'FOCUS', target: 'sign_up' },
    ]);
  });

  it('goes back to the question, which has no answer then', () => {
    covers(['LEAD-005'], () => {
      const { state, effects } = walk('B', answered(B.shopify), back);
      expect(state).toEqual(leadStart('B'));
      expect(effects).toEqual([
        { type: 'KEEP_LEAD', lead: state },
        { type: 'CLEAR_ANSWER' },
        { type: 'FOCUS', target: 'heading' },
      ]);
    });
  });
});

describe('the lead form of the modal', () => {
  const { state: lead } = walk('B', answered(B.shopify), shopGiven(shop));

  it('answers for that of the page, which says nothing of it', () => {
    for (const before of [[], [answered(B.others)]]) {
      const { state, effects } = walk('B', ...before, { type: 'KEPT_ELSEWHERE', lead });
      expect(state).toBe(lead);
      expect(effects).toEqual([]);
    }
  });

  it('does not answer before its own end, nor twice', () => {
    const { state: half } = walk('B', answered(B.shopify));
    expect(walk('B', { type: 'KEPT_ELSEWHERE', lead: half }).state).toEqual(leadStart('B'));
    const { state } = walk('B', answered(B.firstStore), { type: 'KEPT_ELSEWHERE', lead });
    expect(state.sellerStatus).toBe(1);
  });
});

const orderOf = ({ step }: LeadState) => ['questionnaire', 'shop_link', 'sign_up'].indexOf(step);

const laws: Readonly<Record<string, (move: LeadMove) => boolean>> = {
  'a change is kept, and moves the focus, unless it was made elsewhere': (move) =>
    move.after === move.before ||
    move.event.type === 'KEPT_ELSEWHERE' ||
    ['KEEP_LEAD', 'FOCUS'].every((type) => move.effects.some((effect) => effect.type === type)),
  'what is kept is the state': ({ after, effects }) =>
    effects.every((effect) => effect.type !== 'KEEP_LEAD' || effect.lead === after),
  'the group stays': ({ before, after }) => before.group === after.group,
  'only Back leads back': ({ before, event, after }) =>
    orderOf(after) >= orderOf(before) || event.type === 'BACK_REQUESTED',
  'the sign-up is the end': ({ before, after }) => before.step !== 'sign_up' || after === before,
  'only an experienced seller has a shop': ({ after }) =>
    after.shopUrl === '' || after.sellerStatus === 2,
};

const moves = [...everyMove()];

it.each(Object.entries(laws))('in every state, %s', (_, holds) => {
  expect(moves.length).toBeGreaterThan(50);
  expect(moves.filter((move) => !holds(move))).toEqual([]);
});
