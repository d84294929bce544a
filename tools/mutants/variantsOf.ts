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

/** The build as it is, for each test that some variants are asked, in each of their regions. */
export function controlsOf(variants: readonly Pick<Variant, 'region' | 'asked'>[]): Variant[] {
  const questions = variants.flatMap(({ region, asked }): Omit<Variant, 'id'>[] =>
    asked === null ? [{ region, asked }] : asked.map((test) => ({ region, asked: [test] })),
  );
  const each = new Map(questions.map((one) => [`${one.region} ${String(one.asked)}`, one]));
  return [...each.values()].map((one, index) => ({ ...one, id: `unchanged:${index}` }));
}
