import type { NotedContract, Service } from '../../src/api/Contract.ts';
import { contracts } from '../contracts.ts';

export type Method = NotedContract['method'];

/**
 * The call of the catalogue at this address.
 *
 * @throws Error unless there is exactly one
 */
export const callAt = (service: Service, method: Method, path: string): NotedContract => {
  const found = contracts.filter(
    (contract) =>
      contract.service === service && contract.method === method && contract.path === path,
  );
  const [contract] = found;
  if (contract === undefined || found.length > 1)
    throw new Error(
      `${service} ${method} ${path} is ${found.length} times in the catalogue; it has to be there once.`,
    );
  return contract;
};
