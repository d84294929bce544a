import type { CallFailure, ErrorCode } from '../domain/errors/CallError.ts';
import { addressOf, type ServicePrefixes } from './addressOf.ts';
import { bracketQuery } from './bracketQuery.ts';
import type { Contract } from './Contract.ts';
import { logIdOf, openEnvelope, type IdentityDecision } from './envelope.ts';
import { isOffline } from './isOffline.ts';
import { languageOf } from './languageOf.ts';
import { retryAfter } from './retryAfter.ts';

/** The result of one attempt at a call. */
export interface Attempt {
  readonly failure: CallFailure | null;
  readonly status: number | null;
  readonly code: ErrorCode | null;
  readonly description: string | null;
  readonly language: string | null;
  readonly logId: string | null;
  readonly retryAfter: number | null;
  readonly verifyTicket: string | null;
  readonly decision: IdentityDecision | null;
  readonly data: unknown;
}

/** Options of an attempt. */
export interface CallOptions {
  readonly prefixes: ServicePrefixes;
  readonly fetch: typeof fetch;
  readonly signal: AbortSignal;
  /** Proof of a completed identity verification (S-114). */
  readonly passportTicket: string | null;
}

/** Header with the proof of an identity verification. Source: S-114. */
export const PASSPORT_TICKET_HEADER = 'x-tt-passport-ticket';

/** An attempt without a result. */
export const emptyAttempt: Attempt = {
  failure: null,
  status: null,
  code: null,
  description: null,
  language: null,
  logId: null,
  retryAfter: null,
  verifyTicket: null,
  decision: null,
  data: null,
};

async function readResponse(contract: Contract, response: Response): Promise<Attempt> {
  const { status, headers } = response;
  const text = await response.text();
  const language = languageOf(headers.get('content-language'));
  const broken: Attempt = { ...emptyAttempt, status, failure: 'malformed' };
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return broken;
  }
  const opened = openEnvelope(contract.service, body);
  switch (opened.kind) {
    case 'error': {
      const { code, description, logId, verifyTicket } = opened;
      const failure = code === -1 ? 'text' : 'server';
      const known = { description, language, logId, verifyTicket };
      return { ...emptyAttempt, status, failure, code, ...known };
    }
    case 'identity':
      return { ...emptyAttempt, status, failure: 'identity', decision: opened.decision };
    case 'malformed':
      return broken;
    case 'success': {
      const parsed = contract.response.safeParse(opened.data);
      if (status >= 400 || !parsed.success) return broken;
      return { ...emptyAttempt, status, code: 0, logId: logIdOf(body), data: parsed.data };
    }
  }
}

function requestOf(contract: Contract, body: unknown, options: CallOptions): [string, RequestInit] {
  const address = addressOf(contract, options.prefixes);
  const proof: Readonly<Record<string, string>> =
    options.passportTicket === null ? {} : { [PASSPORT_TICKET_HEADER]: options.passportTicket };
  const { method, headers: names = {} } = contract;
  const init: RequestInit = { method, signal: options.signal, credentials: 'same-origin' };
  if (method === 'GET') {
    const fields = Object.entries(body as Readonly<Record<string, unknown>>); // a query's schema is an object
    const query = bracketQuery(Object.fromEntries(fields.filter(([field]) => !(field in names))));
    const secret = fields.flatMap(([field, value]) => {
      const name = names[field];
      return name === undefined || typeof value !== 'string' ? [] : [[name, value]];
    });
    return [address + query, { ...init, headers: { ...proof, ...Object.fromEntries(secret) } }];
  }
  const headers = { 'content-type': 'application/json', ...proof };
  return [address, { ...init, headers, body: JSON.stringify(body) }];
}

/** Makes one attempt at a call. Never rejects. */
export async function attempt(
  contract: Contract,
  body: unknown,
  options: CallOptions,
): Promise<Attempt> {
  if (isOffline()) return { ...emptyAttempt, failure: 'offline' };
  const { fetch: send } = options; // browsers throw when fetch is called as a method
  try {
    const response = await send(...requestOf(contract, body, options));
    const { status, headers } = response;
    if (status !== 429) return await readResponse(contract, response);
    const seconds = retryAfter(headers.get('retry-after'), Date.now());
    return { ...emptyAttempt, status, failure: 'throttled', retryAfter: seconds };
  } catch {
    return { ...emptyAttempt, failure: 'network' };
  }
}
