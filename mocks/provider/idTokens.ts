import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import * as z from 'zod/mini';
import type { Exchange, Profile } from '../world/SignInProviders.ts';
import { clients } from './clients.ts';
import { SIGNING_ALGORITHM } from './SigningKey.ts';

/** What an id_token is verified against: issuer, keys and the backend's clock. */
export interface Trust {
  readonly issuer: string;
  readonly publicKeys: JWTVerifyGetKey;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const profileClaims = z.object({
  sub: z.string(),
  name: z.string(),
  email: z.optional(z.string()),
  phone_number: z.optional(z.string()),
});

/** The standard claims of a profile (OpenID Connect Core 5.1); a missing contact has no claim. */
export const claimsOf = ({ subject, name, email, mobile }: Profile) => ({
  sub: subject,
  name,
  ...(email === null ? {} : { email, email_verified: true }),
  ...(mobile === null ? {} : { phone_number: mobile, phone_number_verified: true }),
});

function profileOf(payload: JWTPayload): Exchange {
  const claims = profileClaims.safeParse(payload);
  if (!claims.success) return { ok: false, reason: 'the id_token has no profile claims' };
  const { sub: subject, name, email = null, phone_number: mobile = null } = claims.data;
  return { ok: true, profile: { subject, name, email, mobile } };
}

/**
 * Verifies signature, issuer, audience and expiry of an id_token and returns its profile.
 *
 * @param audience client id that the token has to name
 * @param nonce nonce that the token has to hold; undefined where it came directly from the provider
 */
export async function readIdToken(
  idToken: string,
  { issuer, publicKeys, now }: Trust,
  audience: string,
  nonce?: string,
): Promise<Exchange> {
  try {
    const { payload } = await jwtVerify(idToken, publicKeys, {
      algorithms: [SIGNING_ALGORITHM],
      issuer,
      audience,
      currentDate: new Date(now()),
      requiredClaims: ['sub', 'iat', 'exp'],
    });
    if (nonce !== undefined && payload['nonce'] !== nonce)
      return { ok: false, reason: 'unexpected "nonce" claim value' };
    return profileOf(payload);
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error;
    return { ok: false, reason: error.message };
  }
}

/** Verifies an id_token that the browser sent. Source: S-111. */
export async function verifyIdToken(
  idToken: string,
  nonce: string | null,
  trust: Trust,
): Promise<Exchange> {
  return nonce === null
    ? { ok: false, reason: 'the state holds no nonce' }
    : readIdToken(idToken, trust, clients.oidc.id, nonce);
}
