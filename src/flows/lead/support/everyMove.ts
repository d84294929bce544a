import { sellerAnswers, type LeadGroup } from '../../../domain/lead/Lead.ts';
import { explore, type Move } from '../../support/explore.ts';
import type { LeadEffect } from '../LeadEffect.ts';
import type { LeadEvent } from '../LeadEvent.ts';
import { leadMachine } from '../leadMachine.ts';
import { leadStart, type LeadState } from '../LeadState.ts';

export type LeadMove = Move<LeadState, LeadEvent, LeadEffect>;

export const starts: readonly LeadState[] = [leadStart('A'), leadStart('B')];

export const shop = 'https://shop.example';

/** The lead form of the modal: not answered yet, without a shop, and with one. */
const elsewhere = (group: LeadGroup): readonly LeadState[] => [
  leadStart(group),
  { ...sellerAnswers.A.new, group, step: 'sign_up', shopUrl: '' },
  { ...sellerAnswers.A.experienced, group, step: 'sign_up', shopUrl: shop },
];

/** Every event, with each answer of the group, and with a link or none. */
const eventsIn = ({ group }: LeadState): readonly LeadEvent[] => [
  { type: 'ENTERED' },
  ...Object.values(sellerAnswers[group]).map((answer): LeadEvent => ({ type: 'ANSWERED', answer })),
  { type: 'BACK_REQUESTED' },
  ...['', shop].map((shopUrl): LeadEvent => ({ type: 'SHOP_SUBMITTED', shopUrl })),
  ...elsewhere(group).map((lead): LeadEvent => ({ type: 'KEPT_ELSEWHERE', lead })),
];

/** Every event in every state of both groups. */
export const everyMove = (): Generator<LeadMove> =>
  explore({ machine: leadMachine, starts, eventsIn, keyOf: (state) => JSON.stringify(state) });
