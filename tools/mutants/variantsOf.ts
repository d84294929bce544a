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

/** The build as it is, asked in each region what the variants of that region are asked. */
export const controlsOf = (variants: readonly Pick<Variant, 'region' | 'asked'>[]): Variant[] =>
  [...Map.groupBy(variants, ({ region }) => region)].map(([region, group]) => {
    const asked = new Set(group.flatMap((variant) => variant.asked ?? []));
    const all = group.some((variant) => variant.asked === null);
    return { id: `unchanged:${region}`, region, asked: all ? null : [...asked] };
  });
