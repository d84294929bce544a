/** A country that can be chosen. Source: B§3 (DLG-020). */
export interface CountryOption {
  /** Display name in the page's language. */
  readonly name: string;
  /** Region code: `GB`. */
  readonly value: string;
  /** Only for sellers with an invitation: Spain and Ireland. Source: S-134. */
  readonly invited: boolean;
}
