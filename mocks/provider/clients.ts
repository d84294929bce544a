import {
  authorizePartner,
  authorizeShortVideo,
  authorizeSocial,
} from '../../src/api/contracts/oauth.ts';
import type { ProviderName } from '../world/SignInProviders.ts';

/** The portal's registration with a provider. */
export interface ProviderClient {
  readonly id: string;
  /** Name of the provider on its page. */
  readonly title: string;
  /** Path of the sign-in, below the issuer. */
  readonly authorizePath: string;
  /** Path to which the browser returns, on the host of a site. Source: A§2, ROUTE-011 to ROUTE-014. */
  readonly callbackPath: string;
  readonly responseType: 'code' | 'id_token';
}

/** The portal's registrations, one for each provider. Source: S-095. */
export const clients: Readonly<Record<ProviderName, ProviderClient>> = {
  short_video: {
    id: 'portico-short-video',
    title: 'the short-video platform',
    authorizePath: authorizeShortVideo.path,
    callbackPath: '/account/oauth/tt/callback',
    responseType: 'code',
  },
  social: {
    id: 'portico-social',
    title: 'the social provider',
    authorizePath: authorizeSocial.path,
    callbackPath: '/account/oauth/google',
    responseType: 'code',
  },
  partner: {
    id: 'portico-partner',
    title: 'the partner marketplace',
    authorizePath: authorizePartner.path,
    callbackPath: '/account/oauth/toko/callback',
    responseType: 'code',
  },
  oidc: {
    id: 'portico-oidc',
    title: 'an OpenID provider',
    authorizePath: '/oidc/auth',
    callbackPath: '/account/oidc_callback',
    responseType: 'id_token',
  },
};

/** The registration of a client id; null for an unknown one. */
export const clientOf = (id: string): ProviderClient | null =>
  Object.values(clients).find((client) => client.id === id) ?? null;
