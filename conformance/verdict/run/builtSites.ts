import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expectationsOf, REGION_IDS } from '../../oracle/regions.ts';
import { known } from '../../oracle/SourcedValue.ts';

/** The site of a region's US-entity variant, where the region is its home: `accu.us` (S-002). */
const variantOf = (region: string): string[] =>
  known(expectationsOf(region).accuVariant) === true ? [`accu.${region}`] : [];

const expectedSites: ReadonlySet<string> = new Set(
  REGION_IDS.flatMap((region) => [region, ...variantOf(region)]),
);

/** A sentence for each site of a build that no file of the oracle states: nothing of it is tested. */
export function unexpectedSites(dist: string, expected = expectedSites): string[] {
  return readdirSync(dist, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(dist, entry.name, 'index.html')))
    .map(({ name }) => name)
    .filter((name) => !expected.has(name))
    .toSorted()
    .map(
      (name) =>
        `The build has a site "${name}", and no file of conformance/oracle/expectations says what is expected of it.`,
    );
}
