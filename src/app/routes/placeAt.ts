import type { RegionConfig } from '../../domain/region/RegionConfig.ts';
import type { Site } from '../../domain/region/Site.ts';
import { routeTable, type PageName, type RouteName } from './routeTable.ts';

/** What stands at an address: a page, or the way to another address; a query goes along. */
export type RoutePlace =
  | { readonly kind: 'page'; readonly page: PageName }
  | {
      readonly kind: 'redirect';
      readonly path: string;
      /** Whether the address is one that the portal does not know; reported as an event. */
      readonly unknown: boolean;
    };

interface Where {
  readonly site: Pick<Site, 'region' | 'variant'>;
  readonly region: Pick<RegionConfig, 'unknownPath'>;
}

const names = Object.keys(routeTable) as readonly RouteName[]; // the keys of this very table
const byPath = new Map<string, RouteName>(names.map((name) => [routeTable[name].path, name]));

/** The addresses of the two pages on a site: the ACCU variant has its own. Source: B§2, S-002. */
export const sitePaths = ({
  variant,
}: Pick<Site, 'variant'>): Readonly<Record<PageName, string>> =>
  variant === 'accu'
    ? { register: routeTable.RegisterACCU.path, login: routeTable.LoginACCU.path }
    : { register: routeTable.Register.path, login: routeTable.Login.path };

const redirect = (path: string, unknown = false): RoutePlace => ({
  kind: 'redirect',
  path,
  unknown,
});

function accuPlace(name: RouteName | undefined, site: Where['site']): RoutePlace {
  const own = sitePaths(site);
  if (name === undefined) return redirect(own.login, true); // ACCU-002
  const { family, path } = routeTable[name];
  if (family === 'other') return redirect(own.login, true); // its screen is still to come
  if (path !== own[family]) return redirect(own[family]); // ACCU-001
  return { kind: 'page', page: family };
}

/** What stands at an address of a site. Source: A§2, B§2, S-003 to S-006. */
export function placeAt(pathname: string, { site, region }: Where): RoutePlace {
  const name = byPath.get(pathname.replace(/\/+$/, ''));
  if (site.variant === 'accu') return accuPlace(name, site);
  const own = sitePaths(site);
  if (name === 'RegisterUS' && site.region !== 'us') return redirect(own.register);
  const isForeign = name === 'RegisterACCU' || name === 'LoginACCU';
  const page = name === undefined || isForeign ? null : routeTable[name].page;
  return page === null ? redirect(own[region.unknownPath], true) : { kind: 'page', page };
}
