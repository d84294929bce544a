import { sellerStatuses } from '../../../src/domain/lead/Lead.ts';
import type { LeadEvent } from '../../../src/flows/lead/LeadEvent.ts';
import type { LeadState } from '../../../src/flows/lead/LeadState.ts';
import { everyMove, starts } from '../../../src/flows/lead/support/everyMove.ts';
import { flowOf } from './movesOf.ts';

const decides = (_: LeadState, event: LeadEvent): Readonly<Record<string, string>> => ({
  ...(event.type === 'ANSWERED' && {
    seller: event.answer.sellerStatus === sellerStatuses.new ? 'new' : 'experienced',
  }),
  ...(event.type === 'SHOP_SUBMITTED' && { shop: event.shopUrl === '' ? 'none' : 'given' }),
});

/** The lead form, in front of the sign-up. */
export const leadFlow = () =>
  flowOf({
    steps: ['questionnaire', 'shop_link', 'sign_up'],
    starts,
    moves: everyMove(),
    nodesOf: ({ step }) => [step],
    decides,
  });
