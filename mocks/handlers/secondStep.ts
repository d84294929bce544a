import { PASSPORT_TICKET_HEADER } from '../../src/api/attempt.ts';
import type { Reply } from './Reply.ts';
import type { Situation } from './Situation.ts';
import { wrap } from './wrap.ts';

const SECOND_VERIFY = 2046; // B§8

/** Refuses a call until it comes with the ticket of a checked code. Source: B§8, S-114, S-171. */
export function secondStep({ contract, world, request }: Situation): Reply | null {
  const ticket = request.headers.get(PASSPORT_TICKET_HEADER);
  // The code of a contact that is named in full has the type of a forgotten password.
  if (ticket !== null && world.tickets.redeem('password', ticket) !== null) return null;
  return wrap(contract, { ok: false, code: SECOND_VERIFY, description: null }, world.nextLogId());
}
