import { assumed } from '../assumed.ts';

/** What a seller says of themselves; nothing checks it. Source: A§3, A§6 (LEAD-009). */
export const sellerStatuses = { new: 1, experienced: 2 } as const;

/** Where an experienced seller has a shop. Source: A§3, B§3 (LEAD-010). */
export const sellerSources = { unknown: 0, shopify: 1 } as const;

/** The groups of the experiment: A asks with radios, B with buttons. Source: A§4, S-148. */
export type LeadGroup = 'A' | 'B';

/** An answer to the question of the lead form. */
export type SellerAnswer =
  | { readonly sellerStatus: typeof sellerStatuses.new; readonly sellerSource: 0 }
  | {
      readonly sellerStatus: typeof sellerStatuses.experienced;
      readonly sellerSource: (typeof sellerSources)[keyof typeof sellerSources];
    };

/** What the lead form holds. Source: A§3, B§3 (LEAD-008). */
export interface Lead {
  readonly group: LeadGroup;
  /** Null until the question is answered. */
  readonly sellerStatus: SellerAnswer['sellerStatus'] | null;
  readonly sellerSource: SellerAnswer['sellerSource'];
  /** Empty for none. */
  readonly shopUrl: string;
}

const beginner = { sellerStatus: sellerStatuses.new, sellerSource: sellerSources.unknown } as const;
const experienced = (sellerSource: SellerAnswer['sellerSource']) =>
  ({ sellerStatus: sellerStatuses.experienced, sellerSource }) as const;

/** The answers that each group offers, in their order. Source: A§4, B§4 (LEAD-003, LEAD-004). */
export const sellerAnswers = {
  A: assumed('S-148', { new: beginner, experienced: experienced(sellerSources.unknown) }),
  B: assumed('S-149', {
    firstStore: beginner,
    shopify: experienced(sellerSources.shopify),
    others: experienced(sellerSources.unknown),
  }),
} as const satisfies Readonly<Record<LeadGroup, Readonly<Record<string, SellerAnswer>>>>;
