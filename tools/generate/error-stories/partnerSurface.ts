import type { ErrorCase } from '../../../mocks/scenarios/errorCases.ts';
import type { ErrorCode } from '../../../src/domain/errors/CallError.ts';
import type { PartnerSurface } from '../../../stories/support/reachableCalls.ts';

/** The dialogs of the codes that have one of their own on the partner's screens. Source: A§8, B§8, S-171. */
const dialogs: ReadonlyMap<ErrorCode, PartnerSurface> = new Map<ErrorCode, PartnerSurface>([
  [1001, 'phone'],
  [1035, 'phone'],
  [1023, 'email'],
  [1007, 'linked'],
  [4027, 'linked'],
  [12_014, 'linked'],
]);

/** Errors of an exchange that end elsewhere: the second step at the log-in, the conflict of another provider at its failure. */
const ends: ReadonlyMap<ErrorCode, PartnerSurface> = new Map<ErrorCode, PartnerSurface>([
  [2046, 'toast'],
  [12_011, 'error-screen'],
]);

/** Where an error shows on the partner's screens: in a dialog, unless it belongs to the code. Source: A§8 (ERR-017 to ERR-020). */
export function partnerSurface({ code, contract, surface }: ErrorCase): PartnerSurface {
  if (surface === 'code-field' || surface === 'error-screen' || surface === 'nothing')
    return surface;
  if (code === 4026) return contract.name.startsWith('email') ? 'email' : 'phone';
  const end = contract.name === 'oauth.callback' ? ends.get(code) : undefined;
  return end ?? dialogs.get(code) ?? 'notice';
}
