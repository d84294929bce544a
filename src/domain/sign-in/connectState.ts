import type { LeavingMethod } from './signInMethods.ts';

/** The providers by their names in the calls and in the state. */
export const providerOf = {
  shortVideo: 'short_video',
  google: 'social',
  partner: 'partner',
} as const satisfies Record<LeavingMethod, string>;

export type ProviderName = (typeof providerOf)[LeavingMethod];

/** The consents that travel with a sign-in. Source: A§7 (OAUTH-006). */
export interface ConnectConsents {
  readonly phone_agreement: boolean;
  readonly email_agreement: boolean;
}

/** Where a sign-in at a provider begins. */
export type ConnectType = 'register' | 'login';

/** What goes to a provider and comes back unchanged. Source: A§7, B§7, S-096. */
export interface ConnectState extends ConnectConsents {
  readonly type: ConnectType;
  readonly provider: ProviderName;
  /** Ties the callback to the start; used once. */
  readonly nonce: string;
}

/** No state that this portal writes is longer. */
const LONGEST = 512;
const encoded = /^[\w-]+$/;
const nonceForm = /^[\da-f]{32}$/;

/** A state as its parameter: JSON in base64url. Its fields have one order, so that each state has one form. */
export function encodeConnectState(state: ConnectState): string {
  const { type, phone_agreement, email_agreement, provider, nonce } = state;
  const json = JSON.stringify({ type, phone_agreement, email_agreement, provider, nonce });
  return btoa(json).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function isConnectState(value: unknown): value is ConnectState {
  const { type, phone_agreement, email_agreement, provider, nonce } = Object(value) as Partial<
    Record<keyof ConnectState, unknown>
  >; // any value
  return (
    (type === 'register' || type === 'login') &&
    typeof phone_agreement === 'boolean' &&
    typeof email_agreement === 'boolean' &&
    Object.values<unknown>(providerOf).includes(provider) &&
    typeof nonce === 'string' &&
    nonceForm.test(nonce)
  );
}

/** Reads a state; null for everything that `encodeConnectState` does not write. Source: S-096. */
export function parseConnectState(text: string): ConnectState | null {
  if (text.length > LONGEST || !encoded.test(text)) return null;
  try {
    const value: unknown = JSON.parse(atob(text.replaceAll('-', '+').replaceAll('_', '/')));
    return isConnectState(value) && encodeConnectState(value) === text ? value : null;
  } catch {
    return null;
  }
}
