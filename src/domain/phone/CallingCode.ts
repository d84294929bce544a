/** One country of the calling-code list. Source: B§3, S-175. */
export interface CallingCode {
  /** English, for the search; what people read comes from Intl in their own language. */
  readonly name: string;
  /** ISO 3166-1 alpha-2, capitals. */
  readonly shortname: string;
  /** Calling code, digits only: `44`. Several countries can share one. */
  readonly code: string;
  /** ISO 3166-1 alpha-2, small letters. */
  readonly key: string;
  /** Source of the expression that a number matches as it is typed, digits only. Source: A§5, S-053. */
  readonly validatorReg: string;
  /** What is dialled before a national number at home; empty where nothing is (S-176). */
  readonly trunkPrefix: string;
  /**
   * Source of the expression of a number that begins with the calling code once more, as
   * `62812345678` under +62; empty where no such number passes `validatorReg` (S-176).
   */
  readonly repeatReg: string;
}
