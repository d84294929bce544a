import { logInParameters } from '../session/logInParameters.ts';
import { allowedDestination, type RedirectRule } from './allowedDestination.ts';

const forwarded = Object.entries(logInParameters).flatMap(([name, parameter]) =>
  parameter.forwarded ? [name] : [],
);

/**
 * The address of a redirect hack: its target with the forwarded parameters of the page, which replace
 * its own; null for a target that is not https or not allowed. Source: A§4 (LOGIN-004, LOGIN-005,
 * SEC-003), S-105.
 */
export function redirectHack(
  target: string,
  query: URLSearchParams,
  rule: RedirectRule,
): string | null {
  const href = allowedDestination(target, rule);
  if (href === null) return null;
  const url = new URL(href);
  if (url.protocol !== 'https:') return null;
  for (const name of forwarded) {
    const value = query.get(name);
    if (value !== null) url.searchParams.set(name, value);
  }
  return url.href;
}
