import { createServer } from 'node:http';
import type { ProviderName } from '../../world/SignInProviders.ts';
import { clients } from '../clients.ts';
import { createProvider } from '../createProvider.ts';
import type { Decision } from '../signInPage.ts';
import { Visitor, type Answer } from './Visitor.ts';

/** A provider behind a server of its own on any free port, and what a test does with it. */
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

  /** The address that the portal sends a browser to. */
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

  /** Goes as far as the page with the buttons. */
  async function visit(visitor: Visitor, url: URL): Promise<{ page: Answer; at: URL }> {
    const { location, text } = await visitor.open(url);
    if (!location) throw new Error(`${url.pathname} shows a page instead of going on: ${text}`);
    return { page: await visitor.open(location), at: location };
  }

  /** A whole sign-in; answers the callback's address as it reaches the browser. */
  async function signIn(
    name: ProviderName,
    person: string,
    decision: Decision = 'continue',
    visitor = new Visitor(),
  ): Promise<URL> {
    const { at } = await visit(visitor, authorizeUrl(name));
    const { location: back } = await visitor.open(at, { person, decision });
    if (!back) throw new Error('The page took no answer.');
    const { location: callback, text } = await visitor.open(back);
    if (!callback) throw new Error(`The provider kept the browser: ${text}`);
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
