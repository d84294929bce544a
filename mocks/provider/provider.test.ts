import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { signInProviders } from '../../src/api/contracts/passport/callback.ts';
import { clients } from './clients.ts';
import { testUsers } from './testUsers.ts';
import { startProvider } from './support/startProvider.ts';
import { TestSession } from './support/TestSession.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
let provider: Awaited<ReturnType<typeof startProvider>>;
/** What the library printed while it loaded and during the first sign-in. */
let printed: readonly unknown[];

beforeAll(async () => {
  const prints = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'info')];
  provider = await startProvider();
  await provider.signIn('oidc', 'ana');
  printed = prints.flatMap(({ mock }) => mock.calls);
  vi.restoreAllMocks();
});
afterAll(() => provider.close());

const backend = () => provider.signInAt(provider.origin);
const codeOf = (callback: URL): string => callback.searchParams.get('code') ?? '';

describe('the code flow', () => {
  it.each(signInProviders)('signs in with %s and exchanges the code once', async (name) => {
    const callback = await provider.signIn(name, 'ana');
    expect(`${callback.origin}${callback.pathname}`).toBe(
      `${provider.origin}${clients[name].callbackPath}`,
    );
    expect(callback.searchParams.get('state')).toBe('the-state');
    const { subject, name: full, email, mobile } = testUsers[0];
    await expect(backend().exchangeCode(name, codeOf(callback))).resolves.toEqual({
      ok: true,
      profile: { subject, name: full, email, mobile },
    });
    await expect(backend().exchangeCode(name, codeOf(callback))).resolves.toEqual({
      ok: false,
      reason: 'invalid_grant',
    });
  });

  it('leaves out the contacts that a user does not have', async () => {
    const callback = await provider.signIn('social', 'noor');
    const exchange = await backend().exchangeCode('social', codeOf(callback));
    expect(exchange).toMatchObject({ profile: { subject: 'noor', email: null, mobile: null } });
  });

  it.each([
    ['refuse', 'access_denied'],
    ['fail', 'server_error'],
  ] as const)('returns with an error and the state on %s', async (decision, error) => {
    const { searchParams } = await provider.signIn('short_video', 'ana', decision);
    expect(searchParams.get('error')).toBe(error);
    expect(searchParams.get('state')).toBe('the-state');
    expect(searchParams.has('code')).toBe(false);
  });

  it('asks for the user at every sign-in', async () => {
    const session = new TestSession();
    await provider.signIn('social', 'ana', 'continue', session);
    const callback = await provider.signIn('social', 'ben', 'continue', session);
    const exchange = await backend().exchangeCode('social', codeOf(callback));
    expect(exchange).toMatchObject({ profile: { subject: 'ben' } });
  });

  it('accepts the parameters and scopes of a platform', async () => {
    const url = provider.authorizeUrl('short_video', {
      scope: 'user.info.basic business.advertising',
      region_check: '1',
      from: 'register',
    });
    const { page } = await provider.visit(new TestSession(), url);
    expect(page.status).toBe(200);
  });

  it('rejects a code of another client, and of another site’s callback', async () => {
    const code = codeOf(await provider.signIn('social', 'ana'));
    await expect(backend().exchangeCode('partner', code)).resolves.toMatchObject({ ok: false });
    const other = codeOf(await provider.signIn('social', 'ana'));
    const otherSite = provider.signInAt('http://us.localhost:1');
    await expect(otherSite.exchangeCode('social', other)).resolves.toMatchObject({ ok: false });
  });
});

describe('the pages', () => {
  it('offers every user and the three outcomes, under a strict policy', async () => {
    const { page } = await provider.visit(new TestSession(), provider.authorizeUrl('partner'));
    for (const { subject } of testUsers) expect(page.text).toContain(`value="${subject}"`);
    for (const decision of ['continue', 'refuse', 'fail'])
      expect(page.text).toContain(`name="decision" value="${decision}"`);
    expect(page.headers['content-security-policy']).toContain(
      `form-action 'self' ${provider.origin};`,
    );
    expect(page.text).not.toContain('<script');
  });

  it('shows the page again for an unknown user', async () => {
    const session = new TestSession();
    const { at } = await provider.visit(session, provider.authorizeUrl('social'));
    const answer = await session.open(at, { user: 'mallory', decision: 'continue' });
    expect(answer.location).toBeNull();
    expect(answer.text).toContain('Sign in with the social provider');
  });

  it('does not redirect to a callback that the client has not registered', async () => {
    for (const redirect_uri of [
      'http://evil.example/account/oauth/google',
      `${provider.origin}/account/oauth/tt/callback`,
      `${provider.origin}/account/oauth/google?next=/`,
    ]) {
      const url = provider.authorizeUrl('social', { redirect_uri });
      const { status, location, text } = await new TestSession().open(url);
      expect({ status, location }).toEqual({ status: 400, location: null });
      expect(text).toContain('invalid_redirect_uri');
      expect(text).toContain(clients.social.callbackPath);
    }
  });

  it('rejects a client of another provider, and names missing parameters', async () => {
    const otherClient = provider.authorizeUrl('social', { client_id: clients.partner.id });
    const { status, text } = await new TestSession().open(otherClient);
    expect(status).toBe(400);
    expect(text).toContain(clients.social.id);

    const stateless = provider.authorizeUrl('social');
    stateless.searchParams.delete('state');
    const answer = await new TestSession().open(stateless);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('social.authorize declares it: state');
  });

  it('escapes what an address holds', async () => {
    const url = provider.authorizeUrl('social', { redirect_uri: 'http://<b>.example/' });
    const { text } = await new TestSession().open(url);
    expect(text).not.toContain('<b>');
  });

  it('shows a page for an expired sign-in, and for an unknown path', async () => {
    const { at } = await provider.visit(new TestSession(), provider.authorizeUrl('social'));
    const otherSession = await new TestSession().open(at);
    expect(otherSession.status).toBe(400);
    expect(otherSession.text).toContain('expired');
    const missing = await new TestSession().open(new URL('/nowhere', provider.issuer));
    expect(missing.status).toBe(404);
    expect(missing.text).toContain(clients.short_video.authorizePath);
  });
});

describe('OIDC', () => {
  const signIn = async (user = 'ana') => {
    const callback = await provider.signIn('oidc', user);
    return { callback, fragment: new URLSearchParams(callback.hash.slice(1)) };
  };
  const tokenOf = async (): Promise<string> => (await signIn()).fragment.get('id_token') ?? '';

  it('returns id_token and state in the fragment, and nothing in the query', async () => {
    const { callback, fragment } = await signIn('chi');
    expect(callback.pathname).toBe('/account/oidc_callback');
    expect(callback.search).toBe('');
    expect(fragment.get('state')).toBe('the-state');
    const idToken = fragment.get('id_token') ?? '';
    const verified = await backend().verifyIdToken(idToken, { nonce: 'the-nonce' });
    expect(verified).toEqual({
      ok: true,
      profile: { subject: 'chi', name: 'Chi Nguyen', email: null, mobile: '+447700900103' },
    });
  });

  it('returns a refusal in the fragment as well', async () => {
    const { hash } = await provider.signIn('oidc', 'ana', 'refuse');
    const fragment = new URLSearchParams(hash.slice(1));
    expect(fragment.get('error')).toBe('access_denied');
    expect(fragment.get('state')).toBe('the-state');
  });

  it('rejects another signature, payload or algorithm', async () => {
    const [head = '', body = '', signature = ''] = (await tokenOf()).split('.');
    const forged = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(body, 'base64url').toString()), sub: 'rosa' }),
    ).toString('base64url');
    const none = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
    for (const token of [
      `${head}.${forged}.${signature}`,
      `${none}.${body}.`,
      `${head}.${body}.${Buffer.alloc(64, 7).toString('base64url')}`,
      'not a token',
    ]) {
      const verified = await backend().verifyIdToken(token, { nonce: 'the-nonce' });
      expect(verified.ok).toBe(false);
    }
  });

  it('rejects another nonce, and a state without one', async () => {
    const token = await tokenOf();
    for (const nonce of ['another', '', null])
      await expect(backend().verifyIdToken(token, { nonce })).resolves.toMatchObject({
        ok: false,
        reason: expect.stringContaining('nonce'),
      });
  });

  it('rejects a token that has expired by the backend’s clock', async () => {
    const later = provider.signInAt(provider.origin, () => Date.now() + DAY_MS);
    const verified = await later.verifyIdToken(await tokenOf(), { nonce: 'the-nonce' });
    expect(verified).toEqual({ ok: false, reason: '"exp" claim timestamp check failed' });
  });

  it('rejects the token of another provider', async () => {
    const another = await startProvider();
    const { hash } = await another.signIn('oidc', 'ana');
    await another.close();
    const token = new URLSearchParams(hash.slice(1)).get('id_token') ?? '';
    const verified = await backend().verifyIdToken(token, { nonce: 'the-nonce' });
    expect(verified.ok).toBe(false);
  });

  it('issues no token without a nonce', async () => {
    const url = provider.authorizeUrl('oidc');
    url.searchParams.delete('nonce');
    const { location } = await new TestSession().open(url);
    expect(location?.hash).toContain('error=invalid_request');
  });
});

it('prints nothing', () => {
  expect(printed).toEqual([]);
});
