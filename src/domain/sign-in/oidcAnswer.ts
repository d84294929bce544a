/** What an OpenID provider returned. */
export interface OidcAnswer {
  readonly state: string;
  readonly id_token: string;
}

/**
 * The answer of an OpenID provider in the fragment; null when a part is missing, empty or doubled.
 * Source: A§2, A§5 (OIDC-001, OIDC-002).
 */
export function oidcAnswer(fragment: URLSearchParams): OidcAnswer | null {
  const [state, secondState] = fragment.getAll('state');
  const [id_token, secondToken] = fragment.getAll('id_token');
  const isDoubled = secondState !== undefined || secondToken !== undefined;
  return state && id_token && !isDoubled ? { state, id_token } : null;
}
