/** The markets of the header tabs, with the region that each one sets. Source: B§2 (LAND-022). */
export const markets = { US: 0, SEA: 1 } as const;

export type Market = keyof typeof markets;
