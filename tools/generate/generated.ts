/** A committed file and the text that its sources give. */
export interface GeneratedFile {
  /** From the repository's root. */
  readonly path: string;
  readonly text: string;
}

/** What a generator makes. */
export interface Generated {
  readonly files: readonly GeneratedFile[];
  /** What it made, in a few words. */
  readonly summary: string;
  /** What is wrong with it, each with how to fix it. */
  readonly problems?: readonly string[];
}

/**
 * What is wrong with the committed file beside the one that its sources give; null when nothing is.
 *
 * @param committed null for a file that is missing
 * @param generator its name on the command line
 */
export function driftOf(
  { path, text }: GeneratedFile,
  committed: string | null,
  generator: string,
): string | null {
  if (committed === text) return null;
  const fix = `Run \`npm run generate -- ${generator}\` and commit the result.`;
  if (committed === null) return `${path} is missing. ${fix}`;
  const [old, now] = [committed.split('\n'), text.split('\n')];
  const line = now.findIndex((wanted, index) => wanted !== old[index]);
  const at = (line === -1 ? now.length : line) + 1;
  return `${path} differs from its sources, first at line ${at}. ${fix}`;
}
