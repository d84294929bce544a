/** The onboarding state of a seller's shop. Source: A§3, A§4, B§3. */
export const sellerCondition = {
  NONE: 0,
  JOIN_TODO1: 1,
  JOIN_TODO2: 2,
  PENDING: 3,
  REJECTED: 4,
  JOINED: 5,
  DEACTIVATED: 6,
} as const;

export type SellerCondition = (typeof sellerCondition)[keyof typeof sellerCondition];

const known: ReadonlySet<unknown> = new Set(Object.values(sellerCondition));

export const isSellerCondition = (value: unknown): value is SellerCondition => known.has(value);
