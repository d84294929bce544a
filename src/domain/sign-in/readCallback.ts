import { parseConnectState, type ConnectType, type ProviderName } from './connectState.ts';
import type { Stored } from '../tracking/storedItems.ts';

/** Why a callback is not followed by a request. Source: E-28, S-096. */
export type CallbackRefusal =
  /** The seller refused at the provider. */
  | 'cancelled'
  /** The provider failed, or returned nothing. */
  | 'provider'
  /** It was not started in this tab, or was used already. */
  | 'unverified';

/** What a provider returned, once it is tied to its start. */
export type Callback = { readonly search: string } & (
  | {
      readonly kind: 'code';
      readonly type: ConnectType;
      readonly code: string;
      readonly state: string;
    }
  /** The service has a profile that still needs a contact. Source: S-009. */
  | { readonly kind: 'profile'; readonly type: ConnectType; readonly profileKey: string }
  | {
      readonly kind: 'refused';
      readonly reason: CallbackRefusal;
      /** Null for an unknown start. */
      readonly type: ConnectType | null;
    }
);

interface Returned {
  /** The query of the callback; nothing for one that was taken before. */
  readonly query: URLSearchParams | undefined;
  /** The start that was stored in this tab, which the caller has removed. */
  readonly stored: Stored<'oauth_nonce'> | null;
  /** The provider of the callback's path. */
  readonly provider: ProviderName;
}

const names = ['code', 'state', 'error', 'profileKey'] as const;

/** Readable characters only, and no longer than any provider's. */
const codeForm = /^[\u0021-\u007E]{1,2048}$/;

/**
 * Reads the callback of a provider. Only a state that this tab sent to this provider, with no
 * parameter twice, has a use; everything else is refused before any request.
 * Source: S-009, S-096 (E-22, E-28).
 */
export function readCallback({ query, stored, provider }: Returned): Callback {
  const start = stored?.provider === provider ? stored : null;
  const search = start?.search ?? '';
  const connect = parseConnectState(query?.get('state') ?? '');
  const isTied =
    start !== null &&
    connect !== null &&
    connect.nonce === start.nonce &&
    connect.provider === provider;
  const isDoubled = names.some((name) => (query?.getAll(name).length ?? 0) > 1);
  const { code, error, profileKey } = Object.fromEntries(
    names.map((name) => [name, query?.get(name) ?? '']),
  ) as Record<(typeof names)[number], string>; // one value for each name
  const refused = (reason: CallbackRefusal): Callback => ({
    kind: 'refused',
    reason,
    type: isTied ? connect.type : null,
    search,
  });
  const parts = [code, error, profileKey].filter(Boolean).length;
  if (!isTied || isDoubled || parts > 1) return refused('unverified');
  if (parts === 0) return refused('provider'); // S-009
  const { type } = connect;
  if (error !== '') return refused(error === 'access_denied' ? 'cancelled' : 'provider');
  if (!codeForm.test(code || profileKey)) return refused('unverified');
  return code === ''
    ? { kind: 'profile', type, profileKey, search }
    : { kind: 'code', type, code, state: query?.get('state') ?? '', search };
}
