import { parse } from 'qs';
import type { Contract } from '../../src/api/Contract.ts';
import { nestingOf } from './nestingOf.ts';

/** Deepest nesting of a query or body. */
const DEEPEST = 64;

function readQuery(search: string): unknown {
  if (/(?:__proto__|%5f%5fproto%5f%5f)/i.test(search)) throw new Error('its query names __proto__');
  return parse(search, {
    ignoreQueryPrefix: true,
    depth: DEEPEST,
    plainObjects: true,
    parameterLimit: 1000,
    throwOnLimitExceeded: true,
  });
}

/** The fields that headers have. */
function readHeaders({ headers: names = {} }: Contract, { headers }: Request): object {
  const sent = Object.entries(names).map(([field, name]) => [field, headers.get(name)] as const);
  return Object.fromEntries(sent.filter(([, value]) => value !== null));
}

function readJson(text: string): unknown {
  if (nestingOf(text) > DEEPEST) throw new Error(`its body is nested deeper than ${DEEPEST}`);
  return JSON.parse(text);
}

/**
 * Reads a request: the query of a GET, in nested bracket form (S-159), with what its headers have; the
 * JSON or the form of a POST.
 *
 * @throws Error with the reason when it cannot be read
 */
export async function readRequest(contract: Contract, request: Request): Promise<unknown> {
  if (contract.method === 'GET') {
    const query = readQuery(new URL(request.url).search);
    for (const field of Object.keys(contract.headers ?? {}))
      if (Object(query)[field] !== undefined)
        throw new Error(`its query names ${field}, which is for a header`);
    return { ...Object(query), ...readHeaders(contract, request) };
  }
  const type = request.headers.get('content-type') ?? 'without a content type';
  const wanted = contract.encoding === 'multipart' ? 'multipart/form-data' : 'application/json';
  if (!type.startsWith(wanted)) throw new Error(`it is ${type}, not ${wanted}`);
  if (contract.encoding === 'multipart') return Object.fromEntries(await request.formData());
  return readJson(await request.text());
}
