import type { LeadGroup, SellerAnswer } from '../../domain/lead/Lead.ts';

interface Unanswered {
  readonly step: 'questionnaire';
  readonly sellerStatus: null;
  readonly sellerSource: 0;
  readonly shopUrl: '';
}

type Experienced = Extract<SellerAnswer, { sellerStatus: 2 }>;

/** An experienced seller, who is asked for the shop. */
type AtShopLink = Experienced & { readonly step: 'shop_link'; readonly shopUrl: '' };

/** A new seller has no shop, an experienced one may have left its link out (LEAD-013). */
type Answered = { readonly step: 'sign_up' } & (
  | (Exclude<SellerAnswer, Experienced> & { readonly shopUrl: '' })
  | (Experienced & { readonly shopUrl: string })
);

/** The lead form: the question, the link to the shop, and the sign-up behind it. Source: A§3, A§4, B§4. */
export type LeadState = { readonly group: LeadGroup } & (Unanswered | AtShopLink | Answered);

/** The question, not answered yet. */
export const leadStart = (group: LeadGroup): LeadState => ({
  ...{ group, step: 'questionnaire' },
  ...{ sellerStatus: null, sellerSource: 0, shopUrl: '' },
});
