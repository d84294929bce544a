import { existsSync, readFileSync } from 'node:fs';
import { readSiteName, siteName } from '../shared/Site.ts';

/**
 * The screens: for each state that the suite reaches, what assistive technology gets of it. One line for
 * each part, with the sites that have it after an `@`: `desktop`, `gb`, `gb mobile`, `not` and the sites
 * that lack it, or `all`. A line without it is where the part around it is. The first line lists the sites
 * that reach the state.
 */
export const FIRST = '# ';
export const WHERE = ' @ ';
export const ALL = 'all';
export const NOT = 'not ';
export const BETWEEN = ', ';

/** What the sites of one state show: the lines of each site, by its name (`gb desktop`). */
export type Screens = ReadonlyMap<string, readonly string[]>;

/** The name of a state's file. */
export const nameOf = (state: string): string => state.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** The file of a state, by its name. */
export const fileOf = (name: string): URL => new URL(`screens/${name}.txt`, import.meta.url);

/** How deep a line stands, in spaces. */
export const depthOf = (line: string): number => line.length - line.trimStart().length;

/** The sites that some names stand for. @throws Error for a name that stands for none */
function sitesOf(names: string, all: readonly string[]): ReadonlySet<string> {
  if (names === ALL) return new Set(all);
  if (names.startsWith(NOT)) {
    const without = sitesOf(names.slice(NOT.length), all);
    return new Set(all.filter((site) => !without.has(site)));
  }
  return new Set(
    names.split(BETWEEN).flatMap((name) => {
      const named = all.filter((site) => {
        const { region, viewport } = readSiteName(site);
        return name === site || name === region || name === viewport;
      });
      if (named.length === 0) throw new Error(`"${name}" names none of ${all.join(BETWEEN)}.`);
      return named;
    }),
  );
}

/** The sites that a name of the first line stands for: one, or both of a region. */
const sitesNamed = (name: string): readonly string[] =>
  name.includes(' ')
    ? [name]
    : (['desktop', 'mobile'] as const).map((viewport) => siteName({ region: name, viewport }));

/** Reads the file of a state. @throws Error where it names a site that its first line has not */
export function parseScreens(text: string): Screens {
  const [first = '', ...rows] = text.trimEnd().split('\n');
  const all = first.slice(FIRST.length).split(BETWEEN).flatMap(sitesNamed);
  const screens = new Map(all.map((site) => [site, [] as string[]]));
  const around: { readonly depth: number; readonly sites: ReadonlySet<string> }[] = [];
  for (const row of rows) {
    const [line = '', names] = row.split(WHERE);
    const depth = depthOf(line);
    while ((around.at(-1)?.depth ?? -1) >= depth) around.pop();
    const sites = names === undefined ? around.at(-1)?.sites : sitesOf(names, all);
    around.push({ depth, sites: sites ?? new Set(all) });
    for (const site of sites ?? all) screens.get(site)?.push(line);
  }
  return screens;
}

/** What a state shows on each site that reaches it; none for a state without a file. */
export function screensOf(name: string): Screens {
  const file = fileOf(name);
  return existsSync(file) ? parseScreens(readFileSync(file, 'utf8')) : new Map();
}
