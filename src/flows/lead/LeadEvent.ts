import type { SellerAnswer } from '../../domain/lead/Lead.ts';
import type { LeadState } from './LeadState.ts';

/** The events of the lead form. */
export type LeadEvent =
  /** The form came into the page. */
  | { readonly type: 'ENTERED' }
  /** Continue with a radio of group A, or a button of group B. */
  | { readonly type: 'ANSWERED'; readonly answer: SellerAnswer }
  | { readonly type: 'BACK_REQUESTED' }
  /** The link is valid, or empty for none. */
  | { readonly type: 'SHOP_SUBMITTED'; readonly shopUrl: string }
  /** The lead form of the page's modal, or that of the page behind it, came to another state. */
  | { readonly type: 'KEPT_ELSEWHERE'; readonly lead: LeadState };
