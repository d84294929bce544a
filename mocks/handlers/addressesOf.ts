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

const known: ReadonlySet<string> = new Set(contracts.flatMap((call) => [...addressesOf(call)]));

/** Whether a path belongs to the backend, whatever is there. */
export const isBackendPath = (path: string): boolean =>
  /^\/(?:passport|api|widget\/api)(?:\/|$)/.test(path) || known.has(path);
