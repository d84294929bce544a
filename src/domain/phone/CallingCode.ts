/** One country of the calling-code list. Source: B§3, S-175. */
export interface CallingCode {
  /** English, for the search; the shown name comes from Intl in the page's language. */
  readonly name: string;
  /** ISO 3166-1 alpha-2, upper case. */
  readonly shortname: string;
  /** Calling code, digits only: `44`. Several countries can share one. */
  readonly code: string;
  /** ISO 3166-1 alpha-2, lower case. */
  readonly key: string;
  /** Regular expression of a number as it is typed, digits only. Source: A§5, S-053. */
  readonly validatorReg: string;
  /** The prefix of a national number inside the country; empty where there is none (S-176). */
  readonly trunkPrefix: string;
  /**
   * Regular expression of a number that repeats the calling code, such as `62812345678` under +62;
   * empty where no such number matches `validatorReg` (S-176).
   */
  readonly repeatReg: string;
}
