/**
 * A mistake that somebody could make, as an edit of the one place in the sources that matches a pattern.
 * Layout, quotes and file names do not matter to a pattern; see plantDefect.ts for what it may hold.
 */
export interface Defect {
  readonly name: string;
  /** The folder whose sources are searched, from the root of the repository. */
  readonly under: string;
  /** Functions, variables, properties or `case` labels that the place is inside of, from the outermost. */
  readonly within?: readonly string[];
  /** An expression, a statement, a property or a JSX attribute. */
  readonly find: string;
  readonly replace: string;
  /** A pattern of the tests of which one must kill it. */
  readonly killedBy: string;
  /** The regions whose tests run on it; null is every one, for tests that the plan spreads. */
  readonly regions: readonly string[] | null;
}
