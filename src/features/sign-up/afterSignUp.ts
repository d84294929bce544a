import { allowedDestination, type RedirectRule } from '../../domain/redirect/allowedDestination.ts';

interface Place {
  readonly search: string;
  readonly mobile: boolean;
  readonly rule: RedirectRule;
}

const queried = ({ search, rule }: Place): string | null =>
  allowedDestination(new URLSearchParams(search).get('redirect_url') ?? '', rule);

/** Where the seller goes next, as the registration asks for it. Source: ROUTE-020, ROUTE-021. */
export const wantedRedirect = (place: Place): string =>
  queried(place) ??
  place.rule.origin + (place.mobile ? '/settle/signup-success' : '/settle/verification');

/** The answer's address first, then the query's; null = load the page again. Source: S-076. */
export const settledRedirect = (answered: string | null, place: Place): string | null =>
  allowedDestination(answered ?? '', place.rule) ?? queried(place);

/** Whether the page runs as the mobile web variant. Source: S-012. */
export const isMobilePage = (): boolean =>
  matchMedia('(max-width: 768px)').matches || /\bMobi/.test(navigator.userAgent);
