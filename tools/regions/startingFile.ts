import { format } from 'oxfmt';
import style from '../../.oxfmtrc.json' with { type: 'json' };
import type { CallingCode } from '../../src/domain/phone/CallingCode.ts';
import type { SourcedRegion } from './loadSourcedRegions.ts';
import { valuesOf } from './valuesOf.ts';

/** A value and the decision that it rests on. */
type Decided = readonly [value: unknown, decision: string];

/** The decision by which a region has the base configuration's value. */
export const FROM_BASE = 'S-015';

/** What follows from a region's id alone. */
function ownFields(id: string, country: CallingCode | undefined): ReadonlyMap<string, Decided> {
  const fields: readonly (readonly [string, Decided])[] =
    country === undefined
      ? [
          ['defaultRegionCode', ['', 'S-020']],
          ['areaText', [`area_${id}`, 'S-020']],
        ]
      : [
          ['allowCodeList', [[country.code], 'S-022']],
          ['allowCodeKeys', [[country.key], 'S-023']],
        ];
  const name = country?.name ?? id.toUpperCase();
  return new Map([['id', [id, 'S-001']], ['name', [name, 'S-020']], ...fields]);
}

/** Fields whose default follows from the id of a country, and from the region code of any other region. */
const followsId: ReadonlySet<string> = new Set(['defaultRegionCode', 'defaultCountry', 'areaText']);

/** The fields that regions decide for themselves, with the base configuration's values. */
function decidedFields(
  base: SourcedRegion,
  regions: readonly SourcedRegion[],
): readonly (readonly [string, Decided])[] {
  const stated = regions.flatMap(({ own }) => [...own]);
  return valuesOf(base.region)
    .filter(([field]) => !followsId.has(field))
    .filter(([field]) => stated.some((one) => one === field || one.startsWith(`${field}.`)))
    .map(([field, value]) => [field, [value, FROM_BASE]] as const);
}

interface Literal {
  [name: string]: Literal | string;
}

/** The fields as code, each in its group. */
function literalOf(fields: ReadonlyMap<string, Decided>): string {
  const root: Literal = {};
  for (const [path, [value, decision]] of fields) {
    const names = path.split('.');
    const last = names.pop() ?? path;
    const group = names.reduce((at, name) => {
      const inner = at[name] ?? {};
      if (typeof inner === 'string') throw new Error(`${path} is both a value and a group.`);
      return (at[name] = inner);
    }, root);
    group[last] = `assumed('${decision}', ${JSON.stringify(value)})`;
  }
  const write = (literal: Literal): string => {
    const inside = Object.entries(literal).map(
      ([name, inner]) => `${name}: ${typeof inner === 'string' ? inner : write(inner)},`,
    );
    return `{\n${inside.join('\n')}\n}`;
  };
  return write(root);
}

/**
 * The first text of a region file: what follows from its id; and each field that any region decides
 * for itself as `assumed('S-015', value)` with the base configuration's value, to be decided.
 */
export async function startingFile(
  id: string,
  base: SourcedRegion,
  regions: readonly SourcedRegion[],
  country: CallingCode | undefined,
): Promise<string> {
  const own = ownFields(id, country);
  const fields = new Map([...own, ...decidedFields(base, regions), ...own]);
  const code = `import { assumed } from '../src/domain/assumed.ts';
import { defineRegion } from './defaults.ts';

export default defineRegion(${literalOf(fields)});
`;
  const { singleQuote, printWidth } = style;
  return (await format(`${id}.ts`, code, { singleQuote, printWidth })).code;
}
