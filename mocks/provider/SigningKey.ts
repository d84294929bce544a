import {
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  type JWK,
  type JWTVerifyGetKey,
} from 'jose';

/** The only algorithm of id_tokens; a token with another one is rejected. */
export const SIGNING_ALGORITHM = 'ES256';

/** The key pair of a provider: it exists in memory only, as long as the provider runs. */
export interface SigningKey {
  readonly privateJwk: JWK;
  /** Finds the public key of a token, as a published key set does. */
  readonly publicKeys: JWTVerifyGetKey;
}

export async function createSigningKey(): Promise<SigningKey> {
  const pair = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
  const named = { kid: crypto.randomUUID(), alg: SIGNING_ALGORITHM, use: 'sig' };
  return {
    privateJwk: { ...(await exportJWK(pair.privateKey)), ...named },
    publicKeys: createLocalJWKSet({ keys: [{ ...(await exportJWK(pair.publicKey)), ...named }] }),
  };
}
