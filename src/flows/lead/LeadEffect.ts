import type { LeadGroup, SellerAnswer } from '../../domain/lead/Lead.ts';
import type { LeadState } from './LeadState.ts';

/** Where the focus moves after the next commit: the heading of the lead form's card, or that of the sign-up (E-24). */
export type LeadTarget = 'heading' | 'sign_up';

/** Effects as data; `runLeadEffect` runs them. */
export type LeadEffect =
  /** Keeps the lead in its cookie, and its state for this load of the page. Source: A§4 (LEAD-007). */
  | { readonly type: 'KEEP_LEAD'; readonly lead: LeadState }
  | { readonly type: 'CLEAR_ANSWER' }
  | {
      readonly type: 'TRACK_ANSWERED';
      readonly group: LeadGroup;
      readonly sellerStatus: SellerAnswer['sellerStatus'];
    }
  | { readonly type: 'FOCUS'; readonly target: LeadTarget };
