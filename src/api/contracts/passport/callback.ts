import * as z from 'zod/mini';
import { assumed } from '../../../domain/assumed.ts';
import { defineCall } from '../../Contract.ts';

export const finishOidc = defineCall({
  purpose: 'Logs in with the id_token that an OpenID provider returned in the fragment.',
  source: ['A§7', 'B§7', 'S-111'],
  flat: true,
  service: 'passport',
  name: 'oidc.callback',
  method: 'POST',
  path: assumed('S-111', '/oidc/callback/'),
  request: z.object({ id_token: z.string(), state: z.string() }),
  response: z.object({ oidc_next: z.nullish(z.string()) }),
  faultClass: 'callback',
});

/** The third-party accounts that a user can sign in with. Source: A§1, A§2. */
export const signInProviders = ['short_video', 'social', 'partner'] as const;

export const finishOAuth = defineCall({
  purpose: 'Exchanges the code of a sign-in provider for a session or a profile.',
  source: ['A§2', 'A§4', 'S-009', 'S-096'],
  service: 'passport',
  name: 'oauth.callback',
  method: 'POST',
  path: assumed('S-009', '/oauth/callback/'),
  request: assumed(
    'S-009',
    z.object({
      provider: z.enum(signInProviders),
      code: z.string(),
      state: z.string(),
    }),
  ),
  response: z.object({
    user_id: z.nullish(z.string()),
    redirect_url: z.nullish(z.string()),
    /** Set when a new seller still has to give a contact. */
    profile_key: z.nullish(z.string()),
  }),
  faultClass: 'callback',
});
