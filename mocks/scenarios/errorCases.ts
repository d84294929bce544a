import type { NotedContract, Service } from '../../src/api/Contract.ts';
import { failedCall, type ErrorCode } from '../../src/domain/errors/CallError.ts';
import {
  errorCatalogue,
  type ErrorEntry,
  type ServiceErrors,
} from '../../src/domain/errors/errorCatalogue.ts';
import { lookUpError, type CatalogueLine } from '../../src/domain/errors/lookUpError.ts';
import { contracts } from '../contracts.ts';
import { callNamed } from './callNamed.ts';

/** One error code of a service at one call that returns it, with its line of the catalogue. */
export interface ErrorCase extends CatalogueLine {
  readonly contract: NotedContract;
  readonly code: ErrorCode;
  readonly name: string;
  /** Name of the scenario that returns it. */
  readonly scenario: string;
}

/** A code that is not in the catalogue. */
export const OTHER_CODE = 9999;

function codeOf(key: string): ErrorCode {
  if (key === 'CloseCaptcha') return key;
  return key === 'other' ? OTHER_CODE : Number(key);
}

const services: Readonly<Record<'passport' | 'product', ServiceErrors>> = errorCatalogue;

/** @throws Error when a call is listed twice, or the service has no such call */
function callsOf(
  service: Service,
  code: string,
  at: Exclude<ErrorEntry['at'], string>,
): readonly NotedContract[] {
  const listed = Object.values(at).flat();
  const twice = listed.find((call, index) => listed.indexOf(call) !== index);
  if (twice !== undefined)
    throw new Error(
      `${service}.${code} lists ${twice} twice; leave one in src/domain/errors/errorCatalogue.ts.`,
    );
  return listed.map((call) => callNamed(service, call));
}

function casesOf(service: 'passport' | 'product'): readonly ErrorCase[] {
  return Object.entries(services[service]).flatMap(([key, entry]) => {
    if (entry === undefined) return [];
    const code = codeOf(key);
    const calls =
      entry.at === 'every call'
        ? contracts.filter((contract) => contract.service === service)
        : callsOf(service, key, entry.at);
    return calls.map((contract) => {
      const { name: call, faultClass } = contract;
      const shown = lookUpError(
        failedCall({ service, call, faultClass, failure: 'server' }, { code }),
      );
      const scenario = `${service}.${key}@${call}`;
      return { contract, code, name: entry.name, ...shown, scenario };
    });
  });
}

/** Every error code at every call that returns it. Scenarios, stories and coverage are derived from this list. */
export const errorCases: readonly ErrorCase[] = [...casesOf('passport'), ...casesOf('product')];
