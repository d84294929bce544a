import type { RegionConfig } from '../../../src/domain/region/RegionConfig.ts';
import type { SiteEntry } from '../../../src/domain/region/SiteEntry.ts';

/** What the menus need of each region that stands in them, or may be asked for by them. */
export const siteEntries = (regions: readonly RegionConfig[]): readonly SiteEntry[] =>
  regions.map(({ id, defaultRegionCode, switchSiteGroup, invitedOnly, siteUrl }) => ({
    region: id,
    code: defaultRegionCode,
    group: switchSiteGroup,
    invitedOnly,
    origin: siteUrl,
  }));
