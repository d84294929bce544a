import { siteGroups, type SiteEntry, type SiteGroup } from './SiteEntry.ts';

export interface OfferedGroup {
  readonly group: SiteGroup;
  readonly sites: readonly SiteEntry[];
}

interface Current {
  /** Id of the current region. */
  readonly region: string;
  /** Code of the region that the current one treats as its own; left out too (S-131). */
  readonly defaultRegionCode: string;
}

/**
 * The groups of the site menu, without the current site and the default region, and without groups
 * that are then empty. Source: B§2 (NAV-006, NAV-007), S-131, S-132.
 */
export const offeredSites = (
  sites: readonly SiteEntry[],
  current: Current,
): readonly OfferedGroup[] =>
  siteGroups
    .map((group) => ({
      group,
      sites: sites.filter(
        (site) =>
          site.group === group &&
          site.region !== current.region &&
          site.code !== current.defaultRegionCode,
      ),
    }))
    .filter(({ sites: offered }) => offered.length > 0);
