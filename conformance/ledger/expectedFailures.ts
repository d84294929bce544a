/** A requirement that is known to fail in a region, and who mends it until when. */
export interface ExpectedFailure {
  readonly requirement: string;
  readonly region: string;
  readonly owner: string;
  readonly reason: string;
  /** The last day on which the failure is expected: `2027-01-31`. */
  readonly expires: string;
}

/**
 * The failures that do not stop a release. An entry that is past its day, or whose requirement
 * passes, does: the list only ever says what is true today.
 */
export const expectedFailures: readonly ExpectedFailure[] = [];
