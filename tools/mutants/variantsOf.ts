import type { Mutant } from './Mutant.ts';
import type { Variant } from './Variant.ts';

/** Fields that the menus of the other sites show as well. */
const shownElsewhere: ReadonlySet<string> = new Set([
  'defaultRegionCode',
  'switchSiteGroup',
  'invitedOnly',
  'siteUrl',
]);

/** The sites that judge a mutant: its own, and one more that lists it in its menus. */
export function variantsOf(
  { id, region, leaf }: Mutant,
  asked: Variant['asked'] = null,
): readonly Variant[] {
  const witness = region === 'gb' ? 'my' : 'gb';
  return (shownElsewhere.has(leaf) ? [region, witness] : [region]).map((judge) => ({
    id,
    region: judge,
    asked,
  }));
}

/** The build as it is, judged like a mutant: a test that fails on it is no proof of anything. */
export const controlsOf = (
  regions: readonly string[],
  asked: Variant['asked'] = null,
): readonly Variant[] => regions.map((region) => ({ id: `unchanged:${region}`, region, asked }));
