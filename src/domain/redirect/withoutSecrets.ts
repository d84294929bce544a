import { isSecretName } from '../tracking/isSecretName.ts';

const isOpen = (pair: string): boolean => ![...new URLSearchParams(pair).keys()].some(isSecretName);

/**
 * The `name=value` pairs of a query or a fragment without accounts, tickets, codes and the like;
 * neither has its mark. Source: the security decisions, S-180.
 */
export const withoutSecrets = (pairs: string): string =>
  pairs
    .split('&')
    .filter((pair) => pair !== '' && isOpen(pair))
    .join('&');
