import type * as z from 'zod/mini';
import {
  authorizePartner,
  authorizeShortVideo,
  authorizeSocial,
} from '../../src/api/contracts/oauth.ts';
import { clients } from './clients.ts';
import { wrongRequestPage } from './problemPages.ts';
import type { ProviderPage } from './ProviderPage.ts';

const platforms = [authorizeShortVideo, authorizeSocial, authorizePartner];

/** The platforms return the profile with any scope and do not use `openid`, so these scopes are added. */
const PROFILE_SCOPES = ['openid', 'profile', 'email', 'phone'];

export type AuthorizeRequest =
  | { readonly ok: true; readonly query: URLSearchParams }
  | { readonly ok: false; readonly page: ProviderPage };

const problemsOf = (schema: z.ZodMiniType, query: URLSearchParams): string => {
  const fields = schema.safeParse(Object.fromEntries(query)).error?.issues ?? [];
  return fields.map(({ path }) => path.join('.')).join(', ');
};

/**
 * Validates a sign-in request to one of the providers, and translates it to OpenID Connect. Unknown
 * parameters are allowed.
 *
 * @returns null when no provider has the address
 */
export function authorizeRequest({ pathname, searchParams }: URL): AuthorizeRequest | null {
  const client = Object.values(clients).find(({ authorizePath }) => authorizePath === pathname);
  if (!client) return null;
  const wrong = (problem: string): AuthorizeRequest => ({
    ok: false,
    page: wrongRequestPage(client, problem),
  });
  const query = new URLSearchParams(searchParams);
  const contract = platforms.find(({ path }) => path === pathname);
  if (contract) {
    const problems = problemsOf(contract.request, query);
    if (problems) return wrong(`missing or not as ${contract.name} declares it: ${problems}.`);
    const asked = (query.get('scope') ?? '').split(' ').filter(Boolean);
    query.set('scope', [...new Set([...PROFILE_SCOPES, ...asked])].join(' '));
  }
  if (query.get('client_id') !== client.id)
    return wrong(`client_id is not ${client.id}; fix it where the address is built.`);
  return { ok: true, query };
}
