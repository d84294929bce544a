import { parseObject } from '../tracking/parseObject.ts';
import type { ProviderName } from './connectState.ts';

/** A sign-in that left for a provider, as it is stored until the callback takes it. Source: S-096. */
export interface StoredStart {
  readonly provider: ProviderName;
  readonly nonce: string;
  /** The query of the page that it left, without secrets: where to go afterwards, and the channel. */
  readonly search: string;
}

/** A start as its stored text. */
export const storedStart = ({ provider, nonce, search }: StoredStart): string =>
  JSON.stringify({ provider, nonce, search });

/** Reads a stored start of one provider; null for none, and for that of another provider. */
export function readStart(stored: string | null, provider: ProviderName): StoredStart | null {
  const { nonce, search, provider: of } = parseObject(stored);
  if (of !== provider || typeof nonce !== 'string' || nonce === '') return null;
  return { provider, nonce, search: typeof search === 'string' ? search : '' };
}
