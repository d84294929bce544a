import type { ClientMetadata, Configuration } from 'oidc-provider';
import type { ProviderName } from '../world/SignInProviders.ts';
import { clients } from './clients.ts';
import { claimsOf } from './idTokens.ts';
import { testUserOf } from './testUsers.ts';
import { refusedPage } from './problemPages.ts';
import { renderPage } from './ProviderPage.ts';
import { ProviderStore, readOnly } from './ProviderStore.ts';
import { SIGNING_ALGORITHM, type SigningKey } from './SigningKey.ts';

export type ClientSecrets = Readonly<Record<ProviderName, string>>;

/** Lifetimes, in seconds. */
const ttl = { Interaction: 1800, Session: 1800, Grant: 1800, AccessToken: 600, IdToken: 3600 };

function metadataOf(
  name: ProviderName,
  origins: readonly string[],
  secrets: ClientSecrets,
): ClientMetadata {
  const { id, title, callbackPath, responseType } = clients[name];
  const registration = {
    client_id: id,
    client_name: title,
    redirect_uris: origins.map((origin) => `${origin}${callbackPath}`),
    id_token_signed_response_alg: SIGNING_ALGORITHM,
  } as const;
  return responseType === 'id_token'
    ? {
        ...registration,
        response_types: ['id_token'],
        grant_types: ['implicit'],
        token_endpoint_auth_method: 'none',
      }
    : {
        ...registration,
        client_secret: secrets[name],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      };
}

const names = Object.keys(clients) as ProviderName[]; // the keys of a record by provider name

/** The library's configuration: four clients, five test users, no session after a sign-in. */
export function configurationOf(
  { privateJwk }: SigningKey,
  secrets: ClientSecrets,
  origins: () => readonly string[],
): Configuration {
  const store = new ProviderStore();
  const findClient = readOnly((id) => {
    const name = names.find((one) => clients[one].id === id);
    return name && metadataOf(name, origins(), secrets);
  });
  return {
    adapter: (model) => (model === 'Client' ? findClient : store.of(model)),
    jwks: { keys: [privateJwk] },
    cookies: {
      keys: [crypto.randomUUID()],
      long: { path: '/nowhere' }, // no session is kept, so the page asks at every sign-in
    },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    responseTypes: ['code', 'id_token'],
    scopes: ['openid'],
    claims: {
      openid: ['sub'],
      profile: ['name'],
      email: ['email', 'email_verified'],
      phone: ['phone_number', 'phone_number_verified'],
    },
    conformIdTokenClaims: false, // the id_token of a code holds the profile, too
    ttl,
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, id) => {
      const user = testUserOf(id);
      return user ? { accountId: id, claims: () => claimsOf(user) } : undefined;
    },
    renderError(ctx, { error, error_description = '' }) {
      const clientId = new URLSearchParams(ctx.querystring).get('client_id') ?? '';
      const page = refusedPage(error, error_description, clientId);
      const { headers, text } = renderPage(page);
      ctx.set(headers);
      ctx.body = text;
    },
  };
}
