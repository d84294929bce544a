import { format, resolveConfig } from 'prettier';
import type { CallingCode } from '../../src/domain/phone/CallingCode.ts';
import type { RegionConfig } from '../../src/domain/region/RegionConfig.ts';
import { isGroup, leavesOf } from './leavesOf.ts';
import type { SourcedRegion } from './loadSourcedRegions.ts';

/** A value and the decision that it rests on. */
type Decided = readonly [value: unknown, decision: string];

/** What the id of a region already says of it. */
function ownFields(id: string, country: CallingCode | undefined): ReadonlyMap<string, Decided> {
  const code = country?.shortname ?? '';
  const site = `https://${id}.portico.example`;
  const at = (name: string): string => `https://${name}.${id}.portico.example`;
  return new Map<string, Decided>([
    ['id', [id, 'S-001']],
    ['name', [country?.name ?? id.toUpperCase(), 'S-020']],
    ['defaultRegionCode', [code, 'S-020']],
    ['defaultCountry', [country?.key ?? '', 'S-020']],
    ['iconType', [id, 'S-020']],
    ['areaText', [country === undefined ? `area_${id}` : '', 'S-020']],
    ['portalRegion', [code, 'S-020']],
    ['siteUrl', [site, 'S-133']],
    ['allowCodeList', [country === undefined ? [] : [country.code], 'S-022']],
    ['allowCodeKeys', [country === undefined ? [] : [country.key], 'S-023']],
    ['agreements.links.terms', [`${at('contact')}/terms`, 'S-026']],
    ['agreements.links.privacy', [`${at('contact')}/privacy`, 'S-026']],
    ['domain.academy', [at('academy'), 'S-032']],
    ['domain.accounts', [at('accounts'), 'S-032']],
    ['domain.contact', [at('contact'), 'S-032']],
  ]);
}

/** The decision by which a region has the base configuration's value. */
export const FROM_BASE = 'S-015';

type Decide = (path: string, value: unknown) => string;

/** An object literal with the fields of a group, each value as `decide` writes it. */
function literalOf(group: object, decide: Decide, path = ''): string {
  const fields = Object.entries(group).map(([name, value]: [string, unknown]) => {
    const at = path === '' ? name : `${path}.${name}`;
    return `${name}: ${isGroup(value) ? literalOf(value, decide, at) : decide(at, value)},`;
  });
  return `{\n${fields.join('\n')}\n}`;
}

/** The decision that gives a field its one value in every region; null where regions differ. */
function generalDecision(path: string, value: unknown, regions: readonly SourcedRegion[]) {
  const source = regions[0]?.sources.get(path) ?? '';
  const written = JSON.stringify(value);
  const isGeneral = regions.every(({ region, sources }) => {
    const own = new Map(leavesOf(region)).get(path);
    return sources.get(path) === source && JSON.stringify(own) === written;
  });
  return isGeneral && source.startsWith('S-') ? source : null;
}

/**
 * The first text of a region file: what the id says of the region; where all regions agree by a
 * decision, that; and else the base configuration's value as `assumed('S-015', value)`, to be
 * decided.
 */
export async function startingFile(
  id: string,
  base: RegionConfig,
  regions: readonly SourcedRegion[],
  country: CallingCode | undefined,
): Promise<string> {
  const own = ownFields(id, country);
  const decide: Decide = (path, value) => {
    const other = [value, generalDecision(path, value, regions) ?? FROM_BASE] as const;
    const [written, decision] = own.get(path) ?? other;
    return `assumed('${decision}', ${JSON.stringify(written)})`;
  };
  const code = `import { assumed } from '../src/domain/assumed.ts';
import { defineRegion } from '../src/domain/region/RegionConfig.ts';

export default defineRegion(${literalOf(base, decide)});
`;
  return format(code, { ...(await resolveConfig(import.meta.filename)), parser: 'typescript' });
}
