import type { RegionConfig } from '../../../src/domain/region/RegionConfig.ts';
import type { Site } from '../../../src/domain/region/Site.ts';
import type { Regions } from './Regions.ts';

/** What a host stands for: the directory of all sites, one site, the sign-in provider, or none. */
export type HostMatch =
  | { readonly kind: 'directory' }
  | { readonly kind: 'site'; readonly site: Site; readonly region: RegionConfig }
  | { readonly kind: 'provider' }
  | { readonly kind: 'unknown' };

/** The host of the sign-in provider that the mock backend runs. Source: S-095. */
export const PROVIDER_HOST = 'provider.localhost';

const hostForm = /^(?:(?<variant>accu)\.)?(?<region>[a-z]+)\.localhost$/;

/** The host without its port, in small letters; `[::1]` keeps its brackets. */
const hostName = (host: string): string => host.toLowerCase().replace(/:\d*$/, '');

/** Reads the Host header of a local request. Source: S-001. */
export function matchHost(host: string, regions: Regions): HostMatch {
  const name = hostName(host);
  if (name === 'localhost' || name === '127.0.0.1' || name === '[::1]')
    return { kind: 'directory' };
  if (name === PROVIDER_HOST) return { kind: 'provider' };
  const groups = hostForm.exec(name)?.groups;
  const region = regions.get(groups?.['region'] ?? '');
  if (!region) return { kind: 'unknown' };
  const variant = groups?.['variant'] === 'accu' ? 'accu' : 'standard';
  return { kind: 'site', site: { region: region.id, variant }, region };
}

/** The host of a site on this machine. Source: S-001. */
export const hostOf = ({ region, variant }: Site): string =>
  variant === 'accu' ? `accu.${region}.localhost` : `${region}.localhost`;

/** The name of a site's folder in the production build. */
export const folderOf = ({ region, variant }: Site): string =>
  variant === 'accu' ? `accu.${region}` : region;

/** Every site that is offered: each region in its variants. Source: S-001, S-002. */
export const sitesOf = (regions: Pick<Regions, 'values'>): readonly Site[] =>
  [...regions.values()].flatMap(({ id, variants }) =>
    variants.map((variant) => ({ region: id, variant })),
  );
