/** What the visitor of a test types; a world is fresh, so the same address serves every test. */
export const seller = {
  email: 'ada.seller@example.com',
  otherEmail: 'grace.seller@example.com',
  password: 'Market5!place',
} as const;
