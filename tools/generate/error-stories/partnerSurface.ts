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

/** Errors of an exchange that have no way on at the partner: the second step, and the conflict of another provider. */
const ends: ReadonlySet<ErrorCode> = new Set([2046, 12_011]);

/** Where an error shows on the partner's screens: in a dialog, unless it belongs to the code. Source: A§8 (ERR-017 to ERR-020). */
export function partnerSurface({ code, contract, surface }: ErrorCase): PartnerSurface {
  if (surface === 'code-field' || surface === 'error-screen' || surface === 'nothing')
    return surface;
  if (code === 4026) return contract.name.startsWith('email') ? 'email' : 'phone';
  if (contract.name === 'oauth.callback' && ends.has(code)) return 'error-screen';
  return dialogs.get(code) ?? 'notice';
}
