import type { SiteEntry } from '../../domain/region/SiteEntry.ts';

/**
 * The sites that the menus offer: a small chunk of its own, so that a region still loads alone.
 *
 * @param origins where this deployment serves a site elsewhere than its region says
 */
export async function loadSites(
  origins: Readonly<Record<string, string>>,
): Promise<readonly SiteEntry[]> {
  const { default: sites } = await import('virtual:portico-sites');
  const entries = sites as readonly SiteEntry[]; // made by tools/sites/siteEntries.ts, which is typed
  return entries.map((site) => ({ ...site, origin: origins[site.region] ?? site.origin }));
}
