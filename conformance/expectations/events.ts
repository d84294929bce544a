import { assumed, specified } from './format.ts';

/** Events whose existence the documents state; names that S-154 leaves open stand as `assumed`. */
export const events = {
  signUpDelay: specified('sign_up_delay', 'A§9'),
  marketShown: assumed('market_confirm.shown', 'S-154'),
  marketConfirmed: assumed('market_confirm.confirmed', 'S-154'),
  marketCancelled: assumed('market_confirm.cancelled', 'S-154'),
  visitorRole: specified('visitor', 'A§6'),
} as const;
