import { allowedDestination, type RedirectRule } from '../redirect/allowedDestination.ts';

/** The page's own origin, and the hosts that managed pictures and clips may come from. */
export type MediaRule = RedirectRule;

/** An address as the service may send it: `//host/path` is `https://host/path`. Source: B§3 (LAND-037). */
const withScheme = (address: string): string =>
  address.startsWith('//') ? `https:${address}` : address;

const isHttps = (href: string): boolean => href.startsWith('https:');

/**
 * The full address of a managed picture or clip, else null: https, on one of the configured hosts.
 * Source: the security decisions.
 */
export function allowedMedia(address: string, rule: MediaRule): string | null {
  const href = allowedDestination(withScheme(address), rule);
  return href !== null && isHttps(href) && rule.hosts.includes(new URL(href).host) ? href : null;
}

/**
 * The full address of a link in managed content, else null: any host over https, or a page of this
 * origin. Source: the security decisions.
 */
export function allowedLink(address: string, { origin }: Pick<MediaRule, 'origin'>): string | null {
  const target = withScheme(address);
  const hosts = URL.canParse(target) ? [new URL(target).host] : [];
  const href = allowedDestination(target, { origin, hosts });
  return href !== null && (isHttps(href) || new URL(href).origin === origin) ? href : null;
}
