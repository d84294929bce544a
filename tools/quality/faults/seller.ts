/** What every user types; each has a world of their own. */
export const seller = { email: 'ada.seller@example.com', password: 'Market5!place' } as const;
