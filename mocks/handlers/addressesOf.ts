import { addressOf, type ServicePrefixes } from '../../src/api/addressOf.ts';
import type { Contract } from '../../src/api/Contract.ts';
import { contracts } from '../contracts.ts';

/** Both account clients (API-002, S-065) and the product API with its embedded twin (API-026, API-027). */
const prefixes: readonly ServicePrefixes[] = [
  { account: '/passport/web', product: '/api/v1' },
  { account: '', product: '/widget/api/v1' },
];

/** Every path at which a call answers. */
export const addressesOf = (contract: Contract): ReadonlySet<string> =>
  new Set(prefixes.map((prefix) => addressOf(contract, prefix)));

/** The contracts behind each path of this backend; a provider's addresses are on its own host. */
const byPath = new Map<string, readonly Contract[]>();
for (const contract of contracts.filter(({ service }) => service !== 'oauth'))
  for (const path of addressesOf(contract))
    byPath.set(path, [...(byPath.get(path) ?? []), contract]);

/** The calls that answer at a path, by whatever method. */
export const callsAt = (path: string): readonly Contract[] => byPath.get(path) ?? [];

/** Whether a path belongs to the backend, whatever is there. */
export const isBackendPath = (path: string): boolean =>
  /^\/(?:passport|api|widget\/api)(?:\/|$)/.test(path) || byPath.has(path);
