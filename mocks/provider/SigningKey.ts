import {
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  type JWK,
  type JWTVerifyGetKey,
} from 'jose';

/** The one algorithm of the id_tokens here; no token may choose another. */
export const SIGNING_ALGORITHM = 'ES256';

/** A key pair that lives as long as its provider; none is ever written down. */
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
