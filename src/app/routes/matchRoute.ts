import type { RegionConfig } from '../../domain/region/RegionConfig.ts';
import type { Site } from '../../domain/region/Site.ts';
import { checkedAs, routeTable, type PageName, type RouteName } from './routeTable.ts';

/** The match of an address: a page, or a redirect that keeps the query. */
export type RouteMatch =
  | { readonly kind: 'page'; readonly page: PageName }
  | {
      readonly kind: 'redirect';
      readonly path: string;
      /** Whether the address is unknown; reported as an event. */
      readonly unknown: boolean;
    };

interface Where {
  readonly site: Pick<Site, 'variant'>;
  readonly region: Pick<RegionConfig, 'unknownPath' | 'needsSynchronisedLogin'> & {
    readonly signInMethods: Pick<RegionConfig['signInMethods'], 'registration'>;
    readonly register: Pick<RegionConfig['register'], 'usVersion'>;
  };
}

const names = Object.keys(routeTable) as readonly RouteName[]; // the keys of the table
const byPath = new Map<string, RouteName>(names.map((name) => [routeTable[name].path, name]));

/** The addresses of the two pages on a site: the ACCU variant has its own. Source: B§2, S-002. */
export const sitePaths = ({
  variant,
}: Pick<Site, 'variant'>): Readonly<Record<'register' | 'login', string>> =>
  variant === 'accu'
    ? { register: routeTable.RegisterACCU.path, login: routeTable.LoginACCU.path }
    : { register: routeTable.Register.path, login: routeTable.Login.path };

const nameAt = (pathname: string): RouteName | undefined =>
  byPath.get(pathname.replace(/\/+$/, ''));

/** Whether a provider sends the user back to this address, on any site. */
export function isCallbackAddress(pathname: string): boolean {
  const name = nameAt(pathname);
  return name !== undefined && checkedAs(routeTable[name].page) === null;
}

/** The pages that can register. */
const registerPages: ReadonlySet<PageName> = new Set(['register', 'additionalInfo']);

const redirect = (path: string, unknown = false): RouteMatch => ({
  kind: 'redirect',
  path,
  unknown,
});

function matchAccuRoute(name: RouteName | undefined, site: Where['site']): RouteMatch {
  const own = sitePaths(site);
  if (name === undefined) return redirect(own.login, true); // ACCU-002
  const { family, path, page } = routeTable[name];
  if (family === 'other') return { kind: 'page', page };
  if (path !== own[family]) return redirect(own[family]); // ACCU-001
  return { kind: 'page', page: family };
}

/**
 * Matches an address of a site. Where registration is not offered, its pages lead to the log-in. Source:
 * A§2, B§2, S-003 to S-006, S-205.
 */
export function matchRoute(pathname: string, where: Where): RouteMatch {
  const match = matchPage(pathname, where);
  const { register, login } = sitePaths(where.site);
  const isRegister =
    match.kind === 'page' ? registerPages.has(match.page) : match.path === register;
  if (!isRegister || where.region.signInMethods.registration) return match;
  return redirect(login, match.kind === 'redirect' && match.unknown);
}

function matchPage(pathname: string, { site, region }: Where): RouteMatch {
  const name = nameAt(pathname);
  // ROUTE-015
  if (name === 'Waitting' && !region.needsSynchronisedLogin) return redirect(sitePaths(site).login);
  if (site.variant === 'accu') return matchAccuRoute(name, site);
  const own = sitePaths(site);
  if (name === 'RegisterUS' && !region.register.usVersion) return redirect(own.register);
  const isAccuRoute = name === 'RegisterACCU' || name === 'LoginACCU';
  const page = name === undefined || isAccuRoute ? null : routeTable[name].page;
  return page === null ? redirect(own[region.unknownPath], true) : { kind: 'page', page };
}
