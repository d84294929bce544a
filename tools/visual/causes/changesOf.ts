import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { regionIds } from '../../regions/regionIds.ts';
import type { Change } from './Change.ts';
import { codeName } from './codeName.ts';
import type { ModuleGraph } from './ModuleGraph.ts';
import { tokensIn, withoutTokens } from './tokens.ts';
import { valueChanges } from './valueChanges.ts';

/** The two sides of a comparison, as folders of sources. */
export interface Sides {
  readonly before: string;
  readonly after: string;
}

export const TOKENS = 'src/styles/tokens.css';
const LOCALE = /^src\/i18n\/locales\/([\w-]+)\/\w+\.json$/;
const REGION = /^regions\/\w+\.ts$/;
const NONE = 'none';

const read = (folder: string, file: string): string => {
  const path = join(folder, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
};

/** The data of every region of a side. */
async function regionsOf(folder: string): Promise<Readonly<Record<string, unknown>>> {
  const home = pathToFileURL(join(folder, 'regions'));
  const loaded = regionIds(home).map(async (id) => {
    const module: { readonly default?: unknown } = await import(`${home.href}/${id}.ts`);
    return [id, module.default] as const;
  });
  return Object.fromEntries(await Promise.all(loaded));
}

async function regionChanges({ before, after }: Sides): Promise<readonly Change[]> {
  return valueChanges(await regionsOf(before), await regionsOf(after)).map(
    ({ path, ...values }) => {
      const [region = '', ...field] = path.split('.');
      return { kind: 'region', region, field: field.join('.'), ...values };
    },
  );
}

const textChanges = ({ before, after }: Sides, file: string): readonly Change[] =>
  valueChanges(JSON.parse(read(before, file) || '{}'), JSON.parse(read(after, file) || '{}')).map(
    ({ path, ...values }) => ({
      ...{ kind: 'text', language: LOCALE.exec(file)?.[1] ?? '', key: path },
      ...values,
    }),
  );

/** Of a token that several rules set, the first that differs tells the change. */
function tokenChanges({ before, after }: Sides): readonly Change[] {
  const [old, fresh] = [tokensIn(read(before, TOKENS)), tokensIn(read(after, TOKENS))];
  const changes = [...new Set([...Object.keys(old), ...Object.keys(fresh)])].flatMap((rule) => {
    const [was, is] = [old[rule] ?? {}, fresh[rule] ?? {}];
    return [...new Set([...Object.keys(was), ...Object.keys(is)])]
      .filter((name) => was[name] !== is[name])
      .map((name) => ({ name, before: was[name] ?? NONE, after: is[name] ?? NONE }));
  });
  const byName = Map.groupBy(changes, ({ name }) => name);
  return [...byName.values()].flatMap(([first]) => (first ? [{ kind: 'token', ...first }] : []));
}

/**
 * What changed between two sides, as causes of a difference; what no story is made of is left out.
 * @param files those that differ, by path from the root
 * @param graphs of the builds of both sides
 */
export async function changesOf(
  sides: Sides,
  files: readonly string[],
  graphs: readonly ModuleGraph[],
): Promise<readonly Change[]> {
  const regions = files.some((file) => REGION.test(file)) ? await regionChanges(sides) : [];
  const texts = files
    .filter((file) => LOCALE.test(file))
    .flatMap((file) => textChanges(sides, file));
  const tokens = files.includes(TOKENS) ? tokenChanges(sides) : [];
  const sameButTokens =
    withoutTokens(read(sides.before, TOKENS)) === withoutTokens(read(sides.after, TOKENS));
  const code = files.filter((file) => {
    if (REGION.test(file) || LOCALE.test(file)) return false;
    if (file === TOKENS) return !sameButTokens;
    return isForAll(file) || graphs.some((graph) => graph.has(file));
  });
  const named = Map.groupBy(code, codeName);
  return [
    ...[...regions, ...texts, ...tokens],
    ...[...named].map(([name, own]): Change => ({ kind: 'code', name, files: own })),
  ];
}

/** What the graph does not hold, and every story depends on. */
export const isForAll = (file: string): boolean =>
  file === 'package-lock.json' ||
  /^src\/styles\/\w+\.css$/.test(file) ||
  /^\.storybook\/(main\.ts|preview-head\.html)$/.test(file);
