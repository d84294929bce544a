import type { CallError, ErrorCode } from '../../domain/errors/CallError.ts';
import { presentError } from '../../domain/errors/presentError.ts';
import type { Kind, PartnerDialog } from './PartnerState.ts';

/** AccountAlreadyLinked, and the profiles that are bound already. Source: A§8, B§8, S-171. */
const linked: ReadonlySet<ErrorCode | null> = new Set([1007, 4027, 12014]);
/** The contact that is registered on the partner's side, by its code. Source: B§8. */
const registered = new Map<ErrorCode | null, Kind>([
  [1001, 'phone'],
  [1035, 'phone'],
  [1023, 'email'],
]);
/** NoEmailOrPhone shows the dialog of the contact in question. Source: A§8 (ERR-018). */
const NO_CONTACT = 4026;

/**
 * The dialog of a partner error; null for a failure that has no answer of the server, and for one that
 * belongs to the code. Source: A§8 (ERR-017 to ERR-020).
 */
export function dialogOf(error: CallError, kind: Kind): PartnerDialog | null {
  if (error.failure !== 'server' && error.failure !== 'text') return null;
  const { surface, notice } = presentError(error);
  if (surface === 'code-field' || surface === 'nothing') return null;
  if (linked.has(error.code)) return { name: 'linked' };
  if (error.code === NO_CONTACT) return { name: 'registered', kind };
  const owner = registered.get(error.code);
  if (owner !== undefined) return { name: 'registered', kind: owner };
  return { name: 'notice', notice };
}
