import type { Service } from '../../src/api/Contract.ts';
import type { Reply } from './Reply.ts';
import type { Outcome } from './Resolver.ts';

/** Puts an outcome into the envelope of its service. Source: S-068, S-069, A§7. */
export function wrap(service: Service, outcome: Outcome<unknown>, logId: string): Reply {
  const body = service === 'passport' ? wrapPassport(outcome, logId) : wrapProduct(outcome, logId);
  return { status: 200, body };
}

function wrapPassport(outcome: Outcome<unknown>, logId: string): unknown {
  if (outcome.ok) return { message: 'success', data: outcome.data };
  const { code, description } = outcome;
  const words = description === null ? {} : { description };
  return { message: 'error', data: { error_code: code, ...words, log_id: logId } };
}

function wrapProduct(outcome: Outcome<unknown>, logId: string): unknown {
  if (outcome.ok) return { code: 0, message: 'success', data: outcome.data };
  return { code: outcome.code, message: outcome.description ?? 'error', log_id: logId };
}
