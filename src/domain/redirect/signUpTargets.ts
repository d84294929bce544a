import { allowedDestination, type RedirectRule } from './allowedDestination.ts';

/** The input for the address after a sign-up. */
interface HandOverSource {
  readonly search: string;
  readonly mobile: boolean;
  readonly rule: RedirectRule;
}

const queried = ({ search, rule }: HandOverSource): string | null =>
  allowedDestination(new URLSearchParams(search).get('redirect_url') ?? '', rule);

/** The page that verifies a new seller. Source: ROUTE-020, ROUTE-021, S-198. */
export const settlePage = ({ rule, mobile }: Pick<HandOverSource, 'rule' | 'mobile'>): string =>
  rule.origin + (mobile ? '/settle/signup-success' : '/settle/verification');

/** The address where the account is used, as a registration or a bind names it. Source: S-063. */
export const servicePage = ({ origin }: RedirectRule): string => `${origin}/homepage`;

/** The next address, as the registration request of the newer page contains it. Source: ROUTE-022. */
export const wantedRedirect = (from: HandOverSource): string => queried(from) ?? settlePage(from);

/**
 * Returns the response's address, else the query's; null = reload the page (S-076). Replaces an
 * address that is not allowed with the homepage (SEC-002).
 */
export function settledRedirect(
  answered: string | null,
  from: HandOverSource & { readonly homepage: string },
): string | null {
  const target = answered || new URLSearchParams(from.search).get('redirect_url');
  if (!target) return null;
  return allowedDestination(target, from.rule) ?? from.homepage;
}
