/** The password that sellers of the tests choose. */
export const PASSWORD = 'Market5!place';

/** The password of an account that a world was given. */
export const ACCOUNT_PASSWORD = 'Seeded1!account';
