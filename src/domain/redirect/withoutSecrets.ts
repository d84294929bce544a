import { isSecretName } from '../tracking/isSecretName.ts';

/**
 * The `name=value` pairs of a query or a fragment, given without `?` or `#`, without accounts,
 * tickets, codes and other secrets, or without what `isDropped` names; the others keep their
 * encoding. Source: the security decisions, S-180.
 */
export const withoutSecrets = (pairs: string, isDropped = isSecretName): string =>
  pairs
    .split('&')
    .filter((pair) => pair !== '' && ![...new URLSearchParams(pair).keys()].some(isDropped))
    .join('&');

/** A query without its secrets; both with their question mark, or empty. Source: S-204. */
export function keptQuery(search: string): string {
  const kept = withoutSecrets(search.replace(/^\?/, ''));
  return kept === '' ? '' : `?${kept}`;
}
