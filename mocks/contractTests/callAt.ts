import type { NotedContract, Service } from '../../src/api/Contract.ts';
import { contracts } from '../contracts.ts';

export type Method = NotedContract['method'];

/** The one call of the catalogue at this address. Throws unless there is exactly one. */
export const callAt = (service: Service, method: Method, path: string): NotedContract => {
  const found = contracts.filter(
    (contract) =>
      contract.service === service && contract.method === method && contract.path === path,
  );
  const [contract] = found;
  if (contract === undefined || found.length > 1)
    throw new Error(`${service} ${method} ${path} stands ${found.length} times in the catalogue.`);
  return contract;
};
