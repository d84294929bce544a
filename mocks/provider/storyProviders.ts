import { importJWK, SignJWT } from 'jose';
import type { SignInProviders } from '../world/SignInProviders.ts';
import { clients } from './clients.ts';
import { claimsOf, verifyIdToken } from './idTokens.ts';
import { testUserOf, type TestUserId } from './testUsers.ts';
import { createSigningKey, SIGNING_ALGORITHM, type SigningKey } from './SigningKey.ts';

/** Lifetime of an id_token, in milliseconds. */
const LIFETIME_MS = 60 * 60 * 1000;
const issuer = 'http://provider.localhost';

export interface StoryProviders extends SignInProviders {
  /** An id_token as a callback to the portal has it in its fragment. */
  issueIdToken(user: TestUserId, nonce: string): Promise<string>;
}

/** The code of a callback after the user's consent: `code_ana`. */
export const storyCode = (user: TestUserId): `code_${TestUserId}` => `code_${user}`;

/**
 * The sign-in providers for stories and unit tests, where no provider server runs. They have the same
 * test users; id_tokens are signed and verified in the same way, and a code works once.
 *
 * @param now milliseconds since 1970
 */
export function createStoryProviders(now: () => number = Date.now): StoryProviders {
  const used = new Set<string>();
  let created: Promise<SigningKey> | null = null;
  const signingKey = (): Promise<SigningKey> => (created ??= createSigningKey());

  return {
    async exchangeCode(provider, code) {
      const user = testUserOf(/^code_(.+)$/.exec(code)?.[1] ?? '');
      const key = `${provider} ${code}`;
      if (user === null || used.has(key)) return { ok: false, reason: 'invalid_grant' };
      used.add(key);
      const { subject, name, email, mobile } = user;
      return { ok: true, profile: { subject, name, email, mobile } };
    },

    async verifyIdToken(idToken, { nonce }) {
      const { publicKeys } = await signingKey();
      return verifyIdToken(idToken, nonce, { issuer, publicKeys, now });
    },

    async issueIdToken(id, nonce) {
      const { privateJwk } = await signingKey();
      const user = testUserOf(id);
      if (user === null) throw new Error(`There is no test user ${id}; add one to testUsers.ts.`);
      return new SignJWT({ ...claimsOf(user), nonce })
        .setProtectedHeader({ alg: SIGNING_ALGORITHM, kid: privateJwk.kid ?? '' })
        .setIssuer(issuer)
        .setAudience(clients.oidc.id)
        .setIssuedAt(new Date(now()))
        .setExpirationTime(new Date(now() + LIFETIME_MS))
        .sign(await importJWK(privateJwk));
    },
  };
}
