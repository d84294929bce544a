import { createServer } from 'node:http';
import type { ProviderName } from '../../world/SignInProviders.ts';
import { clients } from '../clients.ts';
import { createProvider } from '../createProvider.ts';
import type { Decision } from '../signInPage.ts';
import { TestSession, type Answer } from './TestSession.ts';

/** Starts a provider on a free port and returns helpers for tests. */
export async function startProvider() {
  let port = 0;
  const origin = () => `http://gb.localhost:${port}`;
  const issuer = () => `http://provider.localhost:${port}`;
  const provider = createProvider({ issuer, origins: () => [origin()] });
  const server = createServer(provider.listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address === 'object' && address !== null) ({ port } = address);

  /** The address to which the portal sends the browser. */
  function authorizeUrl(name: ProviderName, changes: Readonly<Record<string, string>> = {}): URL {
    const { id, authorizePath, callbackPath, responseType } = clients[name];
    const url = new URL(authorizePath, issuer());
    url.search = new URLSearchParams({
      client_id: id,
      redirect_uri: `${origin()}${callbackPath}`,
      response_type: responseType,
      scope: 'openid profile email phone',
      state: 'the-state',
      ...(responseType === 'id_token' ? { nonce: 'the-nonce' } : {}),
      ...changes,
    }).toString();
    return url;
  }

  /** Opens the sign-in page. */
  async function visit(session: TestSession, url: URL): Promise<{ page: Answer; at: URL }> {
    const { location, text } = await session.open(url);
    if (!location) throw new Error(`${url.pathname} shows a page instead of redirecting: ${text}`);
    return { page: await session.open(location), at: location };
  }

  /** Runs a whole sign-in; returns the callback's address. */
  async function signIn(
    name: ProviderName,
    user: string,
    decision: Decision = 'continue',
    session = new TestSession(),
  ): Promise<URL> {
    const { at } = await visit(session, authorizeUrl(name));
    const { location: back } = await session.open(at, { user, decision });
    if (!back) throw new Error('The sign-in page did not accept the form.');
    const { location: callback, text } = await session.open(back);
    if (!callback) throw new Error(`The provider did not redirect to the callback: ${text}`);
    return callback;
  }

  return {
    issuer: issuer(),
    origin: origin(),
    signInAt: provider.signInAt,
    authorizeUrl,
    visit,
    signIn,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
