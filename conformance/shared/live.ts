/**
 * The details of a test that calls nothing but what reads, so that it may run on a deployment that answers
 * itself: nobody is registered, messaged or reported.
 */
export const LIVE = { tag: '@live' } as const;
