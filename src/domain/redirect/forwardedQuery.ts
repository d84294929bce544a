import { isSecretName } from '../tracking/isSecretName.ts';

/**
 * A query as another page may get it: without accounts, tickets, codes and the like. With its
 * question mark; an empty one is an empty text. Source: the security decisions, S-180.
 */
export function forwardedQuery(search: string): string {
  const kept = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '')
    .filter((part) => ![...new URLSearchParams(part).keys()].some(isSecretName));
  return kept.length === 0 ? '' : `?${kept.join('&')}`;
}
