import type { NotedContract, Service } from '../../src/api/Contract.ts';
import { contracts } from '../contracts.ts';

/**
 * The contract of a call.
 *
 * @throws Error when the service has no such call
 */
export function callNamed(service: Service, name: string): NotedContract {
  const found = contracts.find((call) => call.service === service && call.name === name);
  if (found) return found;
  throw new Error(
    `${service} has no call ${name}; add it to src/api/contracts, or fix the name in ` +
      'src/domain/errors/errorCatalogue.ts or mocks/scenarios.',
  );
}
