/** A provider as a deployment sets it up. Source: S-095. */
export interface ProviderSettings {
  /** Address of the provider's page. */
  readonly authorizeUrl: string;
  readonly clientId: string;
  readonly scope: string;
  /** Scope that a seller from business advertising also needs; empty for none. Source: S-098. */
  readonly advertisingScope: string;
}

interface AuthorizeRequest {
  /** Our callback. */
  readonly redirectUri: string;
  readonly state: string;
  /** Whether the seller comes from business advertising. */
  readonly advertising: boolean;
}

/** The address that starts a sign-in at a provider. Source: A§4, B§7 (OAUTH-004, OAUTH-005), S-095, S-098. */
export function authorizeAddress(
  { authorizeUrl, clientId, scope, advertisingScope }: ProviderSettings,
  { redirectUri, state, advertising }: AuthorizeRequest,
): string {
  const address = new URL(authorizeUrl);
  const parameters = {
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: advertising && advertisingScope !== '' ? `${scope} ${advertisingScope}` : scope,
    state,
    region_check: '1',
  };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return address.href;
}
