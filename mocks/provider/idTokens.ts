import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import * as z from 'zod/mini';
import type { Exchange, Profile } from '../world/SignInProviders.ts';
import { clients } from './clients.ts';
import { SIGNING_ALGORITHM } from './SigningKey.ts';

/** Whom the backend believes, and what time it is there. */
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

/** A person's standard claims (OpenID Connect Core 5.1); a contact that is missing has none. */
export const claimsOf = ({ subject, name, email, mobile }: Profile) => ({
  sub: subject,
  name,
  ...(email === null ? {} : { email, email_verified: true }),
  ...(mobile === null ? {} : { phone_number: mobile, phone_number_verified: true }),
});

function profileOf(payload: JWTPayload): Exchange {
  const claims = profileClaims.safeParse(payload);
  if (!claims.success) return { ok: false, reason: 'the claims of the id_token hold no profile' };
  const { sub: subject, name, email = null, phone_number: mobile = null } = claims.data;
  return { ok: true, profile: { subject, name, email, mobile } };
}

/**
 * Reads an id_token, after its signature, issuer, audience and expiry have been verified.
 *
 * @param audience id of the client that it has to be for
 * @param nonce what it has to repeat; undefined where it came straight from the provider
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

/** Judges an id_token that a browser brought. Source: S-111. */
export async function verifyIdToken(
  idToken: string,
  nonce: string | null,
  trust: Trust,
): Promise<Exchange> {
  return nonce === null
    ? { ok: false, reason: 'the state holds no nonce' }
    : readIdToken(idToken, trust, clients.oidc.id, nonce);
}
