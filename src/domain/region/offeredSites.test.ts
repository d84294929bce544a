import { describe, expect, it } from 'vitest';
import { covers } from '#covers';
import { offeredSites } from './offeredSites.ts';
import type { SiteEntry, SiteGroup } from './SiteEntry.ts';

const entry = (region: string, group: SiteGroup | null): SiteEntry => ({
  region,
  code: region.toUpperCase(),
  group,
  invitedOnly: false,
  origin: `https://${region}.portico.example`,
});
const sites = [
  ...['id', 'my', 'th'].map((region) => entry(region, 'asia')),
  ...['gb', 'es'].map((region) => entry(region, 'europe')),
  entry('us', 'northAmerica'),
  entry('cb', null),
];
const offered = (region: string, defaultRegionCode: string) =>
  offeredSites(sites, { region, defaultRegionCode }).map(({ group, sites: own }) => [
    group,
    own.map((site) => site.region),
  ]);

describe('the site menu', () => {
  it('leaves out the current site and the default region, and a group that is empty then', () => {
    covers(['NAV-007'], () => {
      expect(offered('es', 'US')).toEqual([
        ['asia', ['id', 'my', 'th']],
        ['europe', ['gb']],
      ]);
    });
  });

  it('leaves out one site where both are the same', () => {
    expect(offered('gb', 'GB')).toEqual([
      ['asia', ['id', 'my', 'th']],
      ['europe', ['es']],
      ['northAmerica', ['us']],
    ]);
  });

  it('shows all groups where the current site has no place in them (S-132)', () => {
    expect(offered('cb', 'CN')).toEqual([
      ['asia', ['id', 'my', 'th']],
      ['europe', ['gb', 'es']],
      ['northAmerica', ['us']],
    ]);
  });
});
