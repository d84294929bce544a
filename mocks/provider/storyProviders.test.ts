import { importJWK, SignJWT, type JWTPayload } from 'jose';
import { describe, expect, it } from 'vitest';
import { clients } from './clients.ts';
import { readIdToken, verifyIdToken, type Trust } from './idTokens.ts';
import { createSigningKey, SIGNING_ALGORITHM } from './SigningKey.ts';
import { createStoryProviders, storyCode } from './storyProviders.ts';

const HOUR_MS = 60 * 60 * 1000;

describe('createStoryProviders', () => {
  it('exchanges a user’s code once for each provider', async () => {
    const providers = createStoryProviders();
    const exchange = await providers.exchangeCode('social', storyCode('ben'));
    expect(exchange).toEqual({
      ok: true,
      profile: {
        subject: 'ben',
        name: 'Ben Okafor',
        email: 'ben.okafor@example.com',
        mobile: null,
      },
    });
    const again = await providers.exchangeCode('social', storyCode('ben'));
    expect(again).toEqual({ ok: false, reason: 'invalid_grant' });
    const elsewhere = await providers.exchangeCode('partner', storyCode('ben'));
    expect(elsewhere.ok).toBe(true);
  });

  it('rejects unknown codes', async () => {
    const providers = createStoryProviders();
    for (const code of ['code_mallory', 'ben', ''])
      await expect(providers.exchangeCode('social', code)).resolves.toMatchObject({ ok: false });
  });

  it('verifies its own id_tokens: nonce, signature, expiry', async () => {
    let now = Date.UTC(2026, 10, 21);
    const providers = createStoryProviders(() => now);
    const token = await providers.issueIdToken('ana', 'n-1');
    const verify = (idToken: string, nonce: string | null) =>
      providers.verifyIdToken(idToken, { nonce });
    await expect(verify(token, 'n-1')).resolves.toMatchObject({ profile: { subject: 'ana' } });
    await expect(verify(token, 'n-2')).resolves.toMatchObject({ ok: false });
    await expect(verify(token, null)).resolves.toMatchObject({ ok: false });
    const otherKey = await createStoryProviders(() => now).issueIdToken('ana', 'n-1');
    await expect(verify(otherKey, 'n-1')).resolves.toMatchObject({ ok: false });
    now += HOUR_MS;
    await expect(verify(token, 'n-1')).resolves.toMatchObject({ ok: false });
  });
});

describe('readIdToken', () => {
  const now = Date.UTC(2026, 10, 21);
  const issuer = 'http://provider.localhost';

  /** A token signed with the right key, after one change. */
  async function signed(change: (token: SignJWT) => SignJWT, claims: JWTPayload = { name: 'Ana' }) {
    const { privateJwk, publicKeys } = await createSigningKey();
    const token = new SignJWT({ ...claims, nonce: 'n-1' })
      .setProtectedHeader({ alg: SIGNING_ALGORITHM, kid: privateJwk.kid ?? '' })
      .setSubject('ana')
      .setIssuer(issuer)
      .setAudience(clients.oidc.id)
      .setIssuedAt(new Date(now))
      .setExpirationTime(new Date(now + HOUR_MS));
    const trust: Trust = { issuer, publicKeys, now: () => now };
    return { trust, idToken: await change(token).sign(await importJWK(privateJwk)) };
  }

  it('accepts a valid token', async () => {
    const { trust, idToken } = await signed((token) => token);
    expect(await verifyIdToken(idToken, 'n-1', trust)).toMatchObject({ ok: true });
  });

  it.each<[string, (token: SignJWT) => SignJWT, string]>([
    ['audience', (token) => token.setAudience(clients.social.id), 'unexpected "aud" claim value'],
    ['issuer', (token) => token.setIssuer('http://evil.example'), 'unexpected "iss" claim value'],
    [
      'expiry',
      (token) => token.setExpirationTime(new Date(now)),
      '"exp" claim timestamp check failed',
    ],
  ])('rejects a wrong %s signed with the right key', async (_, change, reason) => {
    const { trust, idToken } = await signed(change);
    expect(await verifyIdToken(idToken, 'n-1', trust)).toEqual({ ok: false, reason });
  });

  it('rejects a token without a name', async () => {
    const { trust, idToken } = await signed((token) => token, {});
    expect(await readIdToken(idToken, trust, clients.oidc.id)).toEqual({
      ok: false,
      reason: 'the id_token has no profile claims',
    });
  });
});
