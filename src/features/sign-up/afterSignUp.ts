import { allowedDestination, type RedirectRule } from '../../domain/redirect/allowedDestination.ts';

interface Place {
  readonly search: string;
  readonly mobile: boolean;
  readonly rule: RedirectRule;
  readonly homepage: string;
}

const queried = ({ search, rule }: Place): string | null =>
  allowedDestination(new URLSearchParams(search).get('redirect_url') ?? '', rule);

/** Where the seller goes next, as the registration asks for it. Source: ROUTE-020, ROUTE-021. */
export const wantedRedirect = (place: Place): string =>
  queried(place) ??
  place.rule.origin + (place.mobile ? '/settle/signup-success' : '/settle/verification');

/**
 * The answer's address first, then the query's; null = load the page again (S-076). One that is
 * not allowed leads to the homepage instead (SEC-002).
 */
export function settledRedirect(answered: string | null, place: Place): string | null {
  const target = answered || new URLSearchParams(place.search).get('redirect_url');
  if (!target) return null;
  return allowedDestination(target, place.rule) ?? place.homepage;
}

/** Whether the page runs as the mobile web variant. Source: S-012. */
export const isMobilePage = (): boolean =>
  matchMedia('(max-width: 768px)').matches || /\bMobi/.test(navigator.userAgent);
