/** The types of seller; what each may do is not given, so that no screen differs by it. Source: A§6 (ROLE-004), S-172. */
const sellerTypes = ['official-creator', 'global-seller', 'cross-border'] as const;

export type SellerType = (typeof sellerTypes)[number];

/** The type by the name that the server gives it; null for one that is not listed. */
export const sellerTypeOf = (name: string | null | undefined): SellerType | null =>
  sellerTypes.find((type) => type === name) ?? null;
