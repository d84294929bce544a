import { importJWK, SignJWT } from 'jose';
import type { SignInProviders } from '../world/SignInProviders.ts';
import { clients } from './clients.ts';
import { claimsOf, verifyIdToken } from './idTokens.ts';
import { personOf, type PersonId } from './people.ts';
import { createSigningKey, SIGNING_ALGORITHM, type SigningKey } from './SigningKey.ts';

/** Milliseconds that an id_token is valid. */
const LIFETIME_MS = 60 * 60 * 1000;
const issuer = 'http://provider.localhost';

export interface StoryProviders extends SignInProviders {
  /** The id_token that a callback to the portal would carry in its fragment. */
  issueIdToken(person: PersonId, nonce: string): Promise<string>;
}

/** The code that a callback carries when a person agreed: `code_ana`. */
export const storyCode = (person: PersonId): `code_${PersonId}` => `code_${person}`;

/**
 * The providers where no server runs: for stories and unit tests. The people are those of the real
 * one, id_tokens are signed and verified as its are, and a code is good once.
 *
 * @param now milliseconds since 1970
 */
export function createStoryProviders(now: () => number = Date.now): StoryProviders {
  const used = new Set<string>();
  let created: Promise<SigningKey> | null = null;
  const signingKey = (): Promise<SigningKey> => (created ??= createSigningKey());

  return {
    async exchangeCode(provider, code) {
      const person = personOf(/^code_(.+)$/.exec(code)?.[1] ?? '');
      const key = `${provider} ${code}`;
      if (person === null || used.has(key)) return { ok: false, reason: 'invalid_grant' };
      used.add(key);
      const { subject, name, email, mobile } = person;
      return { ok: true, profile: { subject, name, email, mobile } };
    },

    async verifyIdToken(idToken, { nonce }) {
      const { publicKeys } = await signingKey();
      return verifyIdToken(idToken, nonce, { issuer, publicKeys, now });
    },

    async issueIdToken(id, nonce) {
      const { privateJwk } = await signingKey();
      const person = personOf(id);
      if (person === null) throw new Error(`Nobody is called ${id}; add them to people.ts.`);
      return new SignJWT({ ...claimsOf(person), nonce })
        .setProtectedHeader({ alg: SIGNING_ALGORITHM, kid: privateJwk.kid ?? '' })
        .setIssuer(issuer)
        .setAudience(clients.oidc.id)
        .setIssuedAt(new Date(now()))
        .setExpirationTime(new Date(now() + LIFETIME_MS))
        .sign(await importJWK(privateJwk));
    },
  };
}
