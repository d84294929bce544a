import { addressOf, type ServicePrefixes } from '../../src/api/addressOf.ts';
import type { Contract } from '../../src/api/Contract.ts';
import { contracts } from '../contracts.ts';

/** The prefixes of both account clients (API-002, S-065) and of the product API, plain and embedded (API-026, API-027). */
const prefixes: readonly ServicePrefixes[] = [
  { account: '/passport/web', product: '/api/v1' },
  { account: '', product: '/widget/api/v1' },
];

/** Every path of a call. */
export const addressesOf = (contract: Contract): ReadonlySet<string> =>
  new Set(prefixes.map((prefix) => addressOf(contract, prefix)));

/** The contracts by path. Addresses of a sign-in provider are not among them; they have their own host. */
const byPath = new Map<string, readonly Contract[]>();
for (const contract of contracts.filter(({ service }) => service !== 'oauth'))
  for (const path of addressesOf(contract))
    byPath.set(path, [...(byPath.get(path) ?? []), contract]);

/** The calls at a path, of any method. */
export const callsAt = (path: string): readonly Contract[] => byPath.get(path) ?? [];

/** Whether a path belongs to the backend, even if it has no call. */
export const isBackendPath = (path: string): boolean =>
  /^\/(?:passport|api|widget\/api)(?:\/|$)/.test(path) || byPath.has(path);
