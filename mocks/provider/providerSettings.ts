import type { ProviderSettings } from '../../src/domain/sign-in/authorizeAddress.ts';
import type { LeavingMethod } from '../../src/domain/sign-in/signInMethods.ts';
import { clients } from './clients.ts';

const settingsOf = (
  name: 'short_video' | 'social' | 'partner',
  issuer: string,
): ProviderSettings => ({
  authorizeUrl: `${issuer}${clients[name].authorizePath}`,
  clientId: clients[name].id,
  scope: 'profile',
  advertisingScope: 'business_advertising',
});

/**
 * The provider as the environment of a page names it. Source: S-095, S-178.
 *
 * @param issuer origin of the provider
 */
export const providerSettings = (issuer: string): Record<LeavingMethod, ProviderSettings> => ({
  shortVideo: settingsOf('short_video', issuer),
  google: settingsOf('social', issuer),
  partner: settingsOf('partner', issuer),
});
