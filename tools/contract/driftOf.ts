/** The document as it is committed. */
export const documentText = (document: object): string => `${JSON.stringify(document, null, 2)}\n`;

/**
 * What is wrong with the committed document beside the one that the contracts make; null when
 * nothing is.
 */
export function driftOf(committed: string | null, wanted: string): string | null {
  if (committed === wanted) return null;
  const mend = 'Run `npm run contract` and commit the result.';
  if (committed === null) return `src/api/openapi.generated.json is missing. ${mend}`;
  const [old, now] = [committed.split('\n'), wanted.split('\n')];
  const line = now.findIndex((text, index) => text !== old[index]);
  const at = (line === -1 ? now.length : line) + 1;
  return `src/api/openapi.generated.json differs from the contracts, first at line ${at}. ${mend}`;
}
