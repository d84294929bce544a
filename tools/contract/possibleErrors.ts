import type { NotedContract } from '../../src/api/Contract.ts';
import { failedCall } from '../../src/domain/errors/CallError.ts';
import { errorCatalogue, type ErrorEntry } from '../../src/domain/errors/errorCatalogue.ts';
import { surfaceOf } from '../../src/domain/errors/surfaceOf.ts';
import type { PossibleError } from './OpenApi.ts';

type Failing = Pick<NotedContract, 'service' | 'name' | 'faultClass'>;

const entriesOf = ({ service }: Failing): readonly (readonly [string, ErrorEntry])[] =>
  service === 'passport' || service === 'product' ? Object.entries(errorCatalogue[service]) : [];

/** An entry without calls is an error of every call of its service (`error_code` 0, S-069). */
const belongsTo = (call: string, { at }: ErrorEntry): boolean => {
  const calls = Object.values(at).flat();
  return calls.length === 0 || calls.includes(call);
};

/** The errors of the catalogue that a call can answer with, each with the surface it shows on there. */
export function possibleErrors(contract: Failing): readonly PossibleError[] {
  const { service, name: call, faultClass } = contract;
  return entriesOf(contract)
    .filter(([, entry]) => belongsTo(call, entry))
    .map(([key, { name, then: followUp }]) => {
      const code = key === 'CloseCaptcha' ? key : Number(key);
      const failure = code === -1 ? 'text' : 'server';
      const error = failedCall({ service, call, faultClass, failure }, { code });
      return { code, name, ...surfaceOf(error), followUp };
    });
}
