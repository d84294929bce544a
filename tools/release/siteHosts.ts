import type { Environment } from '../../src/app/environment/Environment.ts';
import type { Site } from '../../src/domain/region/Site.ts';
import { Failure } from '../setup/process/Failure.mjs';
import type { Regions } from '../serve/portal/Regions.ts';
import { folderOf, sitesOf } from '../serve/portal/siteOfHost.ts';

/**
 * The host of each site of a deployment, without its port, and the folder in `dist` that it shows:
 * the host that the environment gives the region's site, else the region's own. A variant's
 * host carries its name in front. Source: S-001, S-133.
 *
 * @throws {Failure} when two sites share a host
 */
export function siteHosts(
  regions: Regions,
  origins: Environment['sites'],
): ReadonlyMap<string, string> {
  const hostOf = ({ region, variant }: Site): string => {
    const { hostname } = new URL(origins[region] ?? regions.get(region)?.siteUrl ?? '');
    return variant === 'accu' ? `accu.${hostname}` : hostname;
  };
  const folders = new Map<string, string>();
  for (const site of sitesOf(regions)) {
    const host = hostOf(site);
    const other = folders.get(host);
    if (other !== undefined)
      throw new Failure(
        `The sites ${other} and ${folderOf(site)} share the host ${host}; give each its own in \`sites\` of the environment.`,
      );
    folders.set(host, folderOf(site));
  }
  return folders;
}
