import type { NotedContract } from '../../src/api/Contract.ts';
import type { Reply } from './Reply.ts';
import type { Outcome } from './Resolver.ts';

function wrapPassport(outcome: Outcome<unknown>, logId: string): unknown {
  if (outcome.ok) return { message: 'success', data: outcome.data };
  const { code, description, verifyTicket } = outcome;
  const data = {
    error_code: code,
    ...(description === null ? {} : { description }),
    log_id: logId,
    ...(verifyTicket === undefined ? {} : { verify_ticket: verifyTicket }),
  };
  return { message: 'error', data };
}

function wrapCoded(contract: NotedContract, outcome: Outcome<unknown>, logId: string): unknown {
  const { flat, okCode = 0 } = contract;
  if (!outcome.ok && outcome.code === 0)
    throw new Error(`${contract.name} cannot refuse with code 0: that is its success (S-069).`);
  if (!outcome.ok) return { code: outcome.code, message: outcome.description ?? '', log_id: logId };
  const data = flat ? outcome.data : { data: outcome.data };
  return { code: okCode, message: 'success', ...(data as object) }; // a contract's response is an object
}

/** Wraps an outcome in the envelope of its service. Source: S-068, S-069, A§7. */
export function wrap(contract: NotedContract, outcome: Outcome<unknown>, logId: string): Reply {
  const { service, flat } = contract;
  if (service === 'assets' && outcome.ok) return { status: 200, body: outcome.data };
  const body =
    service === 'passport' && !(flat && outcome.ok)
      ? wrapPassport(outcome, logId)
      : wrapCoded(contract, outcome, logId);
  // The texts of this server are in English whatever the page's language; a bare text says nothing of it (S-208).
  const isWorded = !outcome.ok && outcome.description !== null;
  return { status: 200, body, ...(isWorded && { headers: { 'content-language': 'en' } }) };
}
