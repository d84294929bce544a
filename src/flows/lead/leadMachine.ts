import { sellerStatuses, type SellerAnswer } from '../../domain/lead/Lead.ts';
import { type Machine, stay, type Transition } from '../Machine.ts';
import type { LeadEffect, LeadTarget } from './LeadEffect.ts';
import type { LeadEvent } from './LeadEvent.ts';
import { leadStart, type LeadState } from './LeadState.ts';

type Next = Transition<LeadState, LeadEffect>;

const to = (lead: LeadState, target: LeadTarget, ...others: readonly LeadEffect[]): Next => ({
  state: lead,
  effects: [{ type: 'KEEP_LEAD', lead }, ...others, { type: 'FOCUS', target }],
});

/** A new seller goes to the sign-up, an experienced one to the link of the shop. Source: LEAD-002. */
function answered({ group }: LeadState, answer: SellerAnswer): Next {
  const { sellerStatus } = answer;
  const tracked = { type: 'TRACK_ANSWERED', group, sellerStatus } as const;
  return answer.sellerStatus === sellerStatuses.new
    ? to({ ...answer, group, step: 'sign_up', shopUrl: '' }, 'sign_up', tracked)
    : to({ ...answer, group, step: 'shop_link', shopUrl: '' }, 'heading', tracked);
}

/** The lead form, in front of the sign-up: question, link to the shop, sign-up. Source: A§4, B§4 (LEAD-002, LEAD-005). */
export const leadMachine: Machine<LeadState, LeadEvent, LeadEffect> = (state, event) => {
  switch (event.type) {
    case 'ENTERED':
      return { state, effects: [{ type: 'KEEP_LEAD', lead: state }] };
    case 'ANSWERED':
      return state.step === 'questionnaire' ? answered(state, event.answer) : stay(state);
    case 'BACK_REQUESTED':
      return state.step === 'shop_link'
        ? to(leadStart(state.group), 'heading', { type: 'CLEAR_ANSWER' })
        : stay(state);
    case 'SHOP_SUBMITTED':
      return state.step === 'shop_link'
        ? to({ ...state, step: 'sign_up', shopUrl: event.shopUrl }, 'sign_up')
        : stay(state);
    case 'KEPT_ELSEWHERE':
      // The focus is elsewhere too: only what nobody has to answer any more goes.
      return event.lead.step === 'sign_up' && state.step !== 'sign_up'
        ? { state: event.lead, effects: [] }
        : stay(state);
  }
};
