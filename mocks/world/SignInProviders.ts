import type { signInProviders } from '../../src/api/contracts/passport/callback.ts';

/** A third-party account whose callback carries a code. Source: A§4. */
export type CodeProvider = (typeof signInProviders)[number];

/** Everyone who can vouch for a visitor; `oidc` sends an id_token instead of a code. Source: A§2. */
export type ProviderName = CodeProvider | 'oidc';

/** What a provider tells of a person. */
export interface Profile {
  /** The person's id at the provider. */
  readonly subject: string;
  readonly name: string;
  readonly email: string | null;
  /** With plus sign and calling code. */
  readonly mobile: string | null;
}

export type Exchange =
  | { readonly ok: true; readonly profile: Profile }
  | { readonly ok: false; readonly reason: string };

/** Asks the providers who a visitor is, from what came back at a callback. */
export interface SignInProviders {
  /** Trades the code of a callback for the profile behind it. A code is good once. Source: S-009, E-28. */
  exchangeCode(provider: CodeProvider, code: string): Promise<Exchange>;
  /**
   * Verifies an id_token: signature, issuer, audience, expiry and nonce. Source: S-111.
   *
   * @param expected.nonce the nonce that the state holds (S-096); null, as when it holds none, is refused
   */
  verifyIdToken(idToken: string, expected: { readonly nonce: string | null }): Promise<Exchange>;
}
