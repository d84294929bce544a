/** What the ledger knows of a region, beside the tests that ran in it. */
export interface RegionCoverage {
  /** Requirements that no test covers and no expected gap names. */
  readonly uncovered: readonly string[];
  /** Requirements that no test covers and an expected gap names. */
  readonly gaps: readonly string[];
  /** Requirements that fail in another layer alone. */
  readonly failing: readonly string[];
}

/** What the ledger adds to the verdict of a whole run. */
export interface Coverage {
  readonly regions: Readonly<Record<string, RegionCoverage>>;
  /** What is wrong with the list of expected gaps. */
  readonly findings: readonly string[];
}
