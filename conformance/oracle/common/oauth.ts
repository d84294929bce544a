import { assumed, specified } from '../SourcedValue.ts';

/** What leaves for a provider beside its own parameters (A§4, B§7). */
export const start = {
  /** A flag of the redirect. */
  regionCheck: specified({ name: 'region_check', value: '1' }, 'A§4'),
  /** The fields of the state, which is base64url of JSON. */
  stateFields: assumed(
    ['type', 'phone_agreement', 'email_agreement', 'provider', 'nonce'],
    'S-096',
  ),
} as const;

/** The call that ends a sign-in at a provider. */
export const finish = { path: assumed('/passport/web/oauth/callback/', 'S-009') } as const;

/** Where a provider returns to, by the method. */
export const callbacks = {
  shortVideo: specified('/account/oauth/tt/callback', 'A§2'),
  google: specified('/account/oauth/google', 'A§2'),
} as const;
