/** Levenshtein distance: how many letters to add, remove or replace. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [line, letter] of from.split('').entries()) {
    const next = [line + 1];
    for (const [column, other] of to.split('').entries()) {
      const replaced = (row[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

/** The known names nearest to a mistyped one. */
export function nearestNames(name: string, known: readonly string[], count = 3): string[] {
  return known
    .map((candidate) => ({ candidate, far: distance(name.slice(0, 100), candidate) }))
    .toSorted((one, other) => one.far - other.far)
    .slice(0, count)
    .map(({ candidate }) => candidate);
}
