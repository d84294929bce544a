import {
  encodeConnectState,
  providerOf,
  type ConnectConsents,
  type ConnectType,
} from '../../domain/sign-in/connectState.ts';
import { authorizeAddress, type ProviderSettings } from '../../domain/sign-in/authorizeAddress.ts';
import type { LeavingMethod } from '../../domain/sign-in/signInMethods.ts';
import type { BrowserServices } from '../Services.ts';

/** What starts at a provider, and where from. */
export interface ProviderStart {
  readonly method: LeavingMethod;
  readonly type: ConnectType;
  readonly consents: ConnectConsents;
}

export interface StartDeps {
  readonly settings: ProviderSettings;
  /** Our callback. */
  readonly redirectUri: string;
  /** The query of the page, without secrets. */
  readonly search: string;
  /** Whether the seller comes from business advertising (S-098). */
  readonly advertising: boolean;
  readonly storage: Pick<BrowserServices['storage'], 'write' | 'remove'>;
  /** Fills an array with random bytes. */
  readonly randomise: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array;
  readonly leaveFor: (address: string) => void;
}

const hex = (byte: number): string => byte.toString(16).padStart(2, '0');

/**
 * Leaves for a provider's page, with a state that only this tab can answer for.
 *
 * @returns false when the browser does not keep the nonce, so that nothing that comes back could be
 *   verified (E-22); the page stays then
 */
export function startProvider({ method, type, consents }: ProviderStart, deps: StartDeps): boolean {
  const { settings, redirectUri, search, advertising, storage } = deps;
  const provider = providerOf[method];
  const nonce = Array.from(deps.randomise(new Uint8Array(16)), hex).join('');
  if (!storage.write('oauth_nonce', { provider, nonce, search })) {
    storage.remove('oauth_nonce');
    return false;
  }
  const state = encodeConnectState({ ...consents, type, provider, nonce });
  deps.leaveFor(authorizeAddress(settings, { redirectUri, state, advertising }));
  return true;
}
