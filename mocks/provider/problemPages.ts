import { clientOf, clients, type ProviderClient } from './clients.ts';
import { html } from './markup.ts';
import type { ProviderPage } from './ProviderPage.ts';

const page = (status: number, title: string, ...sentences: readonly string[]): ProviderPage => ({
  status,
  title,
  body: html`${sentences.map((sentence) => html`<p>${sentence}</p>`)}`,
});

/** A request to sign in that breaks its contract, or comes from somebody unknown. */
export const wrongRequestPage = ({ authorizePath }: ProviderClient, problem: string) =>
  page(400, 'This request to sign in is wrong', `${authorizePath}: ${problem}`);

/** A sign-in whose page was open for too long, or is open in another window as well. */
export const expiredPage = (): ProviderPage =>
  page(400, 'This sign-in has expired', 'Go back to Portico and start again.');

export const failurePage = (error: unknown): ProviderPage =>
  page(500, 'The sign-in provider failed', String(error));

export const notFoundPage = (path: string): ProviderPage =>
  page(
    404,
    'No such page',
    `The sign-in provider has nothing at ${path}.`,
    `Sign-ins start at ${Object.values(clients)
      .map(({ authorizePath }) => authorizePath)
      .join(', ')}.`,
  );

/** An error that the provider may not send to the callback, as the address could be anybody's. */
export function refusedPage(error: string, description: string, clientId: string): ProviderPage {
  const client = clientOf(clientId);
  const mend =
    error === 'invalid_redirect_uri' && client
      ? `${client.id} comes back to ${client.callbackPath} on the host of a site; send that as redirect_uri.`
      : '';
  return page(400, 'This sign-in cannot go on', `${error}: ${description}`, mend);
}
