import type { SiteEntry } from '../../domain/region/SiteEntry.ts';
import { loaded } from '../../features/ChunkError.ts';

/**
 * Loads the sites that the menus offer, as a separate chunk, so that each region loads alone.
 *
 * @param origins origins of sites that differ from their region file in this deployment
 */
export async function loadSites(
  origins: Readonly<Record<string, string>>,
): Promise<readonly SiteEntry[]> {
  const { default: sites } = await loaded('sites', import('virtual:portico-sites'));
  const entries = sites as readonly SiteEntry[]; // typed in tools/serve/sites/siteEntries.ts
  return entries.map((site) => ({ ...site, origin: origins[site.region] ?? site.origin }));
}
