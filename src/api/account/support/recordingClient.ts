import type { EmailContact, PhoneContact } from '../../../domain/account/Contact.ts';
import { failedCall, type CallFailure } from '../../../domain/errors/CallError.ts';
import { callingCodes } from '../../../domain/phone/callingCodes.ts';
import type { Client } from '../../client.ts';
import type { Contract } from '../../Contract.ts';

interface RecordedRequest {
  readonly name: string;
  readonly path: string;
  readonly body: unknown;
}

export const anEmail = (email: string): EmailContact => ({ type: 'email', email });

/** @param key country key: `gb` */
export function aPhone(key: string, number: string): PhoneContact {
  const extra = callingCodes.find((country) => country.key === key);
  if (extra === undefined) throw new Error(`callingCodes has no country ${key}. Use another key.`);
  return { type: 'phone', phone: { code: extra.code, number, extra } };
}

/**
 * A client that records each request, validated by its contract, and returns the same data for all.
 *
 * @throws ZodError from the call when a request does not match its contract
 */
export function recordingClient(data: object) {
  const requests: RecordedRequest[] = [];
  const call = ((contract: Contract, request: unknown) => {
    requests.push({
      name: contract.name,
      path: contract.path,
      body: contract.request.parse(request),
    });
    return Promise.resolve({ ok: true, data });
  }) as Client; // the client's data type depends on the contract; the test supplies the data
  return { call, requests };
}

/** A client whose calls all fail, and the error that they return. */
export function failingClient(failure: CallFailure = 'server') {
  const error = failedCall(
    { service: 'passport', call: 'any', faultClass: 'send', failure },
    { code: failure === 'server' ? 9999 : null },
  );
  const call = (() => Promise.resolve({ ok: false, error })) as Client; // the same for every contract
  return { call, error };
}
