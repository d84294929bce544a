import type { OAuthMethod, SignInMethod } from '../domain/sign-in/signInMethods.ts';
import type { SharedEffect } from './SharedEffect.ts';

/**
 * Leaves by a method that needs no region check: to the partner's page, or for business advertising to
 * the log-in with tips. Source: A§4, REG-015 to REG-017.
 */
export const leaveByMethod = (method: Exclude<SignInMethod, OAuthMethod>): SharedEffect =>
  method === 'partner'
    ? { type: 'START_METHOD', method }
    : { type: 'GO_TO_LOGIN', contact: null, tips: true };
