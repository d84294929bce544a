/** What `npm run new` writes for one thing. */
export interface Start {
  /** New files: their text, by path. */
  readonly files: Readonly<Record<string, string>>;
  /** Lines for files that exist, by path. */
  readonly lines: Readonly<Record<string, (text: string) => string>>;
  /** The generators of `npm run generate` whose files follow from it. */
  readonly generates: readonly string[];
  /** What is left to do, one step a line. */
  readonly leftToDo: readonly string[];
}
