import type { Contract, Service } from './Contract.ts';

/** Path prefixes of the services. */
export interface ServicePrefixes {
  /** `/passport/web`, or nothing for the bare account client (API-002, S-065). */
  readonly account: '' | '/passport/web';
  /** `/api/v1`, or `/widget/api/v1` in an embedded page (API-026, API-027). */
  readonly product: `/api/v${number}` | `/widget/api/v${number}`;
}

/** The default prefixes of the application. Source: A§9, S-065. */
export const defaultPrefixes: ServicePrefixes = { account: '/passport/web', product: '/api/v1' };

/** Prefix of the product API for an embedded page. Source: A§7, S-160. */
export const embeddedProductPrefix = '/widget/api/v1';

/** The path of a call on its server. */
export function addressOf(
  contract: Pick<Contract, 'service' | 'path'>,
  prefixes: ServicePrefixes = defaultPrefixes,
): string {
  const prefixOf: Readonly<Record<Service, string>> = {
    passport: prefixes.account,
    product: prefixes.product,
    monitor: prefixes.product,
    oauth: '',
    assets: '',
  };
  return prefixOf[contract.service] + contract.path;
}
