/** The hosts that a redirect may lead to, besides the page's own origin. Source: S-106. */
export interface RedirectRule {
  readonly origin: string;
  readonly hosts: readonly string[];
}

/** Characters that browsers drop or rewrite before they navigate; an address with one is rejected. */
const rewritten = /[\\\p{Cc}\p{Cf}\s]/u;

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || host === '127.0.0.1' || host === '[::1]';

/**
 * The full address to navigate to when a redirect is allowed, else null. The checked address is the
 * one to navigate to. Source: A§4, SEC-001, S-106.
 */
export function allowedDestination(target: string, rule: RedirectRule): string | null {
  if (target === '' || rewritten.test(target) || !URL.canParse(target, rule.origin)) return null;
  const url = new URL(target, rule.origin);
  if (url.username !== '' || url.password !== '') return null;
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  if (url.origin === rule.origin) return url.href;
  const secure = url.protocol === 'https:' || isLoopback(url.hostname);
  return secure && rule.hosts.includes(url.host) ? url.href : null;
}
