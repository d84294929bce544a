import { ALL, BETWEEN, depthOf, FIRST, NOT, type Screens, WHERE } from '../../oracle/screens.ts';
import { readSiteName } from '../../shared/Site.ts';

interface Row {
  readonly line: string;
  readonly sites: Set<string>;
}

/** The longest rows that two lists have in common, as pairs of places. */
function commonRows(rows: readonly Row[], lines: readonly string[]): readonly [number, number][] {
  const lengths = Array.from({ length: rows.length + 1 }, () =>
    Array.from({ length: lines.length + 1 }, () => 0),
  );
  const at = (row: number, line: number): number => lengths[row]?.[line] ?? 0;
  for (let row = rows.length - 1; row >= 0; row -= 1)
    for (let line = lines.length - 1; line >= 0; line -= 1)
      (lengths[row] as number[])[line] =
        rows[row]?.line === lines[line]
          ? at(row + 1, line + 1) + 1
          : Math.max(at(row + 1, line), at(row, line + 1));
  const pairs: [number, number][] = [];
  for (let row = 0, line = 0; row < rows.length && line < lines.length;) {
    if (rows[row]?.line === lines[line]) pairs.push([row++, line++]);
    else if (at(row + 1, line) >= at(row, line + 1)) row += 1;
    else line += 1;
  }
  return pairs;
}

function addSite(rows: readonly Row[], site: string, lines: readonly string[]): readonly Row[] {
  const merged: Row[] = [];
  let [nextRow, nextLine] = [0, 0];
  const upTo = (row: number, line: number): void => {
    merged.push(...rows.slice(nextRow, row));
    merged.push(
      ...lines.slice(nextLine, line).map((one) => ({ line: one, sites: new Set([site]) })),
    );
  };
  for (const [row, line] of commonRows(rows, lines)) {
    upTo(row, line);
    const same = rows[row] as Row; // of the pairs of these rows
    same.sites.add(site);
    merged.push(same);
    [nextRow, nextLine] = [row + 1, line + 1];
  }
  upTo(rows.length, lines.length);
  return merged;
}

/** The shortest names for some of all sites. */
function namesOf(sites: ReadonlySet<string>, all: readonly string[]): string {
  const whole = (names: readonly string[]): boolean => names.every((name) => sites.has(name));
  const left = new Set(sites);
  const names: string[] = [];
  const groups = [
    ...Map.groupBy(all, (site) => readSiteName(site).viewport),
    ...Map.groupBy(all, (site) => readSiteName(site).region),
  ];
  for (const [name, group] of groups) {
    if (!whole(group) || !group.some((site) => left.has(site))) continue;
    names.push(name);
    for (const site of group) left.delete(site);
  }
  return [...names, ...left].join(BETWEEN);
}

/** All sites: a region whose two sites are among them by its name alone. */
const regionsOf = (all: readonly string[]): string =>
  [...Map.groupBy(all, (site) => readSiteName(site).region)]
    .flatMap(([region, sites]) => (sites.length === 2 ? [region] : sites))
    .join(BETWEEN);

/** Where a row is found, if that is not where the part around it is. */
function whereOf(
  sites: ReadonlySet<string>,
  around: ReadonlySet<string>,
  all: readonly string[],
): string {
  if (sites.size === around.size && [...sites].every((site) => around.has(site))) return '';
  if (sites.size === all.length) return WHERE + ALL;
  const named = namesOf(sites, all);
  const others = NOT + namesOf(new Set(all.filter((site) => !sites.has(site))), all);
  return WHERE + (named.length <= others.length ? named : others);
}

/** Writes what the sites of a state show, what they have in common once. */
export function screensText(screens: Screens): string {
  const all = [...screens.keys()].toSorted((a, b) => a.localeCompare(b, 'en'));
  const rows = all.reduce<readonly Row[]>(
    (merged, site) => addSite(merged, site, screens.get(site) ?? []),
    [],
  );
  const lines = rows.map(({ line, sites }, index) => {
    const around = rows.slice(0, index).findLast((row) => depthOf(row.line) < depthOf(line));
    return line + whereOf(sites, around?.sites ?? new Set(all), all);
  });
  return [FIRST + regionsOf(all), ...lines, ''].join('\n');
}
