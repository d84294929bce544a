import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import * as z from 'zod/mini';
import type { SignInProviders } from '../world/SignInProviders.ts';
import { authorizeRequest } from './authorizeRequest.ts';
import { BINDING_PATH, bindingPage } from './bindingPage.ts';
import { clients } from './clients.ts';
import { configurationOf, type ClientSecrets } from './configuration.ts';
import { readIdToken, verifyIdToken, type Trust } from './idTokens.ts';
import { interact } from './interaction.ts';
import { loadLibrary } from './loadLibrary.ts';
import { postForm } from './postForm.ts';
import { failurePage, notFoundPage } from './problemPages.ts';
import { renderPage, sendPage, sendStyle } from './ProviderPage.ts';
import { createSigningKey, type SigningKey } from './SigningKey.ts';
import { tolerateHttpCallbacks } from './tolerateHttpCallbacks.ts';

export interface ProviderOptions {
  /** `http://provider.localhost:<port>`; read at the first request. */
  readonly issuer: () => string;
  /** Origins of the sites to which the browser may return: `http://gb.localhost:<port>`. */
  readonly origins: () => readonly string[];
}

export interface ProviderServer {
  /** Handles every request to the issuer's host. */
  readonly listener: RequestListener;
  /**
   * The providers for the backend of one site.
   *
   * @param origin origin of the site whose callback the browser returned to
   * @param now the backend's clock, milliseconds since 1970
   */
  readonly signInAt: (origin: string, now?: () => number) => SignInProviders;
}

const tokenAnswer = z.union([z.object({ id_token: z.string() }), z.object({ error: z.string() })]);

const secretsOf = (): ClientSecrets => ({
  short_video: crypto.randomUUID(),
  social: crypto.randomUUID(),
  partner: crypto.randomUUID(),
  oidc: crypto.randomUUID(),
});

function showUnknownPages(provider: Provider): void {
  provider.use(async (ctx, next) => {
    await next();
    if (ctx.status !== 404 || ctx.body) return;
    const { headers, text } = renderPage(notFoundPage(ctx.path));
    ctx.set(headers);
    ctx.body = text;
    ctx.status = 404;
  });
}

/**
 * A real OpenID provider for the sign-in through other platforms and for OIDC: four clients, made-up
 * users, buttons for consent, refusal and failure. Keys and secrets are new at each start. Source: S-095.
 */
export function createProvider({ issuer, origins }: ProviderOptions): ProviderServer {
  const secrets = secretsOf();
  let started: Promise<Awaited<ReturnType<typeof start>>> | null = null;
  const running = () => (started ??= start());

  async function start() {
    const { Provider: Library, errors } = await loadLibrary();
    const key: SigningKey = await createSigningKey();
    const provider = new Library(issuer(), configurationOf(key, secrets, origins));
    tolerateHttpCallbacks(provider);
    showUnknownPages(provider);
    return { provider, errors, key, answer: provider.callback() };
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = `${issuer()}${request.url ?? '/'}`;
    const url = new URL(URL.canParse(address) ? address : issuer());
    if (sendStyle(url.pathname, response)) return;
    if (url.pathname === BINDING_PATH) return sendPage(response, bindingPage);
    const { provider, errors, answer } = await running();
    if (url.pathname.startsWith('/interaction/'))
      return interact(provider, errors, request, response);
    const authorize = authorizeRequest(url);
    if (authorize && !authorize.ok) return sendPage(response, authorize.page);
    if (authorize) request.url = `/auth?${authorize.query}`;
    await answer(request, response);
  }

  const trust = async (now: () => number): Promise<Trust> => {
    const { publicKeys } = (await running()).key;
    return { issuer: issuer(), publicKeys, now };
  };

  return {
    listener(request, response) {
      serve(request, response).catch((error: unknown) => {
        if (response.headersSent) response.destroy();
        else sendPage(response, failurePage(error));
      });
    },

    signInAt: (origin, now = Date.now) => ({
      async exchangeCode(name, code) {
        const { id, callbackPath } = clients[name];
        const { text } = await postForm(
          new URL('/token', issuer()),
          { grant_type: 'authorization_code', code, redirect_uri: `${origin}${callbackPath}` },
          { id, secret: secrets[name] },
        );
        const token = tokenAnswer.parse(JSON.parse(text));
        if ('error' in token) return { ok: false, reason: token.error };
        return readIdToken(token.id_token, await trust(now), id);
      },

      verifyIdToken: async (idToken, { nonce }) => verifyIdToken(idToken, nonce, await trust(now)),
    }),
  };
}
