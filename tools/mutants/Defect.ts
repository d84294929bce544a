/** A mistake that somebody could make, as an edit of one source file. */
export interface Defect {
  readonly name: string;
  /** From the root of the repository. */
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly find: string;
  readonly replace: string;
  /** A pattern of the tests of which one must see it. */
  readonly killedBy: string;
  /** The regions whose tests are asked; null is every one, for tests that the plan spreads. */
  readonly regions: readonly string[] | null;
}
