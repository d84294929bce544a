import type { CallError, CallFailure, ErrorCode } from '../domain/errors/CallError.ts';
import { addressOf, defaultPrefixes, type ServicePrefixes } from './addressOf.ts';
import type { Contract, RequestOf, ResponseOf } from './Contract.ts';
import { openEnvelope } from './envelope.ts';

/** Milliseconds that a call may take, its retry included. Source: S-173, S-181. */
export const CALL_TIMEOUT_MS = 10_000;

export type Answer<Data> =
  { readonly ok: true; readonly data: Data } | { readonly ok: false; readonly error: CallError };

/** What happened to one call, for monitoring; never a body. Source: A§7 (TRACK-007). */
export interface Outcome {
  readonly url: string;
  readonly call: string;
  /** 0 for success, the service's code for an error, null for a fault on the way. */
  readonly code: ErrorCode | null;
  readonly logId: string | null;
  readonly extra: { readonly failure: CallFailure | null; readonly status: number | null };
}

export interface ClientOptions {
  readonly prefixes?: ServicePrefixes;
  readonly onOutcome?: (outcome: Outcome) => void;
  readonly fetch?: typeof fetch;
}

/** Makes calls of the catalogue. Never rejects: every failure is a `CallError`. */
export type Client = <C extends Contract>(
  contract: C,
  request: RequestOf<C>,
  signal?: AbortSignal,
) => Promise<Answer<ResponseOf<C>>>;

interface Attempt {
  readonly failure: CallFailure | null;
  readonly status: number | null;
  readonly code: ErrorCode | null;
  readonly description: string | null;
  readonly logId: string | null;
  readonly data: unknown;
}

const nothing: Attempt = {
  failure: null,
  status: null,
  code: null,
  description: null,
  logId: null,
  data: null,
};

/** Faults after which an idempotent read is tried once more; a time-out never is (S-181). */
const worthRepeating: ReadonlySet<CallFailure | null> = new Set(['network', 'malformed']);

const isOffline = (): boolean =>
  typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine;

function readAnswer(contract: Contract, status: number, text: string): Attempt {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return { ...nothing, status, failure: 'malformed' };
  }
  const opened = openEnvelope(contract.service, body);
  if (opened.kind === 'error') {
    const { code, description, logId } = opened;
    return {
      ...nothing,
      status,
      failure: code === -1 ? 'text' : 'server',
      code,
      description,
      logId,
    };
  }
  if (opened.kind === 'malformed' || status >= 400)
    return { ...nothing, status, failure: 'malformed' };
  const data = contract.response.safeParse(opened.data);
  return data.success
    ? { ...nothing, status, code: 0, data: data.data }
    : { ...nothing, status, failure: 'malformed' };
}

/** Binds the catalogue to one server. Runs in a browser and in Node alike. */
export function createClient(options: ClientOptions = {}): Client {
  const prefixes = options.prefixes ?? defaultPrefixes;

  async function attempt(contract: Contract, body: unknown, signal: AbortSignal): Promise<Attempt> {
    if (isOffline()) return { ...nothing, failure: 'offline' };
    const send = options.fetch ?? fetch;
    try {
      const response = await send(addressOf(contract, prefixes), {
        method: contract.method,
        signal,
        credentials: 'same-origin',
        ...(contract.method === 'POST'
          ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
          : {}),
      });
      if (response.status === 429) return { ...nothing, status: 429, failure: 'throttled' };
      return readAnswer(contract, response.status, await response.text());
    } catch {
      return { ...nothing, failure: 'network' };
    }
  }

  return async (contract, request, signal) => {
    const abort = new AbortController();
    let stopped: CallFailure | null = null;
    const stop = (why: 'timeout' | 'aborted') => () => {
      stopped ??= why;
      abort.abort();
    };
    const onAbort = stop('aborted');
    const timer = setTimeout(stop('timeout'), CALL_TIMEOUT_MS);
    if (signal?.aborted) onAbort();
    signal?.addEventListener('abort', onAbort, { once: true });

    let last = await attempt(contract, request, abort.signal);
    if (contract.idempotent && stopped === null && worthRepeating.has(last.failure))
      last = await attempt(contract, request, abort.signal);
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);

    const failure = stopped ?? last.failure;
    const { status, code, logId } = last;
    options.onOutcome?.({
      url: addressOf(contract, prefixes),
      call: contract.name,
      code,
      logId,
      extra: { failure, status },
    });
    if (failure === null) return { ok: true, data: last.data as ResponseOf<typeof contract> }; // parsed by the contract's schema in readAnswer
    return {
      ok: false,
      error: {
        service: contract.service,
        call: contract.name,
        failure,
        code,
        description: last.description,
        logId,
        outcomeUnknown:
          contract.faultClass === 'commit' &&
          (failure === 'network' || failure === 'timeout' || failure === 'malformed'),
      },
    };
  };
}
