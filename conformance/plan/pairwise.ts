type Row = Readonly<Record<string, string>>;
type Factors = Readonly<Record<string, readonly string[]>>;

const pairsOf = (row: Row): string[] => {
  const entries = Object.entries(row);
  return entries.flatMap(([name, value], index) =>
    entries.slice(index + 1).map(([other, its]) => `${name}=${value} ${other}=${its}`),
  );
};

function combinations(factors: Factors): Row[] {
  return Object.entries(factors).reduce<Row[]>(
    (rows, [name, values]) =>
      rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value }))),
    [{}],
  );
}

/**
 * The pairs of values of two factors that the possible rows hold, and the rows do not.
 * An empty list means that the rows cover every pair.
 */
export function missingPairs(
  factors: Factors,
  rows: readonly Row[],
  possible: (row: Row) => boolean = () => true,
): string[] {
  const wanted = new Set(combinations(factors).filter(possible).flatMap(pairsOf));
  for (const row of rows) for (const pair of pairsOf(row)) wanted.delete(pair);
  return [...wanted];
}

/**
 * Few rows in which every possible pair of values of two factors stands at least once: each time the
 * row that brings most new pairs, the first of equals, so that the same factors give the same rows.
 */
export function pairwise(factors: Factors, possible: (row: Row) => boolean = () => true): Row[] {
  const candidates = combinations(factors).filter(possible);
  const open = new Set(candidates.flatMap(pairsOf));
  const chosen: Row[] = [];
  while (open.size > 0) {
    const gain = (row: Row): number => pairsOf(row).filter((pair) => open.has(pair)).length;
    const best = candidates.reduce((one, other) => (gain(other) > gain(one) ? other : one));
    for (const pair of pairsOf(best)) open.delete(pair);
    chosen.push(best);
  }
  return chosen;
}
