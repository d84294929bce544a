import type { signInProviders } from '../../src/api/contracts/passport/callback.ts';

/** A third-party account whose callback carries a code. Source: A§4. */
export type CodeProvider = (typeof signInProviders)[number];

/** Every sign-in provider; `oidc` sends an id_token instead of a code. Source: A§2. */
export type ProviderName = CodeProvider | 'oidc';

/** What a provider returns about a user. */
export interface Profile {
  /** The user's id at the provider. */
  readonly subject: string;
  readonly name: string;
  readonly email: string | null;
  /** With plus sign and calling code. */
  readonly mobile: string | null;
}

export type Exchange =
  | { readonly ok: true; readonly profile: Profile }
  | { readonly ok: false; readonly reason: string };

/** Exchanges the parameters of a callback for the user's profile at the provider. */
export interface SignInProviders {
  /** Exchanges the code of a callback for the profile. A code works once. Source: S-009, E-28. */
  exchangeCode(provider: CodeProvider, code: string): Promise<Exchange>;
  /**
   * Verifies an id_token: signature, issuer, audience, expiry and nonce. Source: S-111.
   *
   * @param expected.nonce nonce in the state (S-096); null, which means that there is none, is rejected
   */
  verifyIdToken(idToken: string, expected: { readonly nonce: string | null }): Promise<Exchange>;
}
