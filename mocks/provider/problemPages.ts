import { clientOf, clients, type ProviderClient } from './clients.ts';
import { html } from './markup.ts';
import type { ProviderPage } from './ProviderPage.ts';

const page = (status: number, title: string, ...sentences: readonly string[]): ProviderPage => ({
  status,
  title,
  body: html`${sentences.map((sentence) => html`<p>${sentence}</p>`)}`,
});

/** The page for a sign-in request that breaks its contract or has an unknown client. */
export const wrongRequestPage = ({ authorizePath }: ProviderClient, problem: string) =>
  page(400, 'This sign-in request is not valid', `${authorizePath}: ${problem}`);

/** The page for a sign-in that took too long or continued in another window. */
export const expiredPage = (): ProviderPage =>
  page(400, 'This sign-in has expired', 'Go back to Portico and start again.');

export const failurePage = (error: unknown): ProviderPage =>
  page(500, 'The sign-in provider failed', String(error));

export const notFoundPage = (path: string): ProviderPage =>
  page(
    404,
    'No such page',
    `The sign-in provider has no page ${path}.`,
    `Sign-ins start at ${Object.values(clients)
      .map(({ authorizePath }) => authorizePath)
      .join(', ')}.`,
  );

/** The page for an error that the provider may not send to the callback, because the address is not trusted. */
export function refusedPage(error: string, description: string, clientId: string): ProviderPage {
  const client = clientOf(clientId);
  const fix =
    error === 'invalid_redirect_uri' && client
      ? `${client.id} returns to ${client.callbackPath} on the host of a site; send that as redirect_uri.`
      : '';
  return page(400, 'This sign-in cannot continue', `${error}: ${description}`, fix);
}
