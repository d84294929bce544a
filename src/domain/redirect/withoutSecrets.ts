import { isSecretName } from '../tracking/isSecretName.ts';

const isOpen = (pair: string): boolean => ![...new URLSearchParams(pair).keys()].some(isSecretName);

/**
 * The `name=value` pairs of a query or a fragment, given without `?` or `#`, without accounts,
 * tickets, codes and other secrets. Source: the security decisions, S-180.
 */
export const withoutSecrets = (pairs: string): string =>
  pairs
    .split('&')
    .filter((pair) => pair !== '' && isOpen(pair))
    .join('&');

/** A query without its secrets; both with their question mark, or empty. Source: S-204. */
export function keptQuery(search: string): string {
  const kept = withoutSecrets(search.replace(/^\?/, ''));
  return kept === '' ? '' : `?${kept}`;
}
