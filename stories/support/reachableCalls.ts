import type { Surface } from '../../src/domain/errors/Surface.ts';

/** The calls that the application makes so far; signUpSteps.ts knows the way to each. */
export const reachableCalls = [
  'network.country.check',
  'email.send_code',
  'email.register.code_verify',
  'email.register.ticket_register',
] as const;

export type ReachableCall = (typeof reachableCalls)[number];

/** The surfaces on which their errors show; errorStory.tsx knows how each is seen. */
export type ReachableSurface = Extract<
  Surface,
  'account-field' | 'conflict' | 'market' | 'code-field' | 'toast' | 'nothing'
>;

/** Whether a story, or the suite, can walk the application up to a call. */
export const isReachable = (call: string): call is ReachableCall =>
  reachableCalls.some((known) => known === call);
