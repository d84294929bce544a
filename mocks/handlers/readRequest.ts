import { parse } from 'qs';
import type { Contract } from '../../src/api/Contract.ts';

/**
 * What a request carries: the query of a GET, in nested bracket form (S-159), the JSON or the form of
 * a POST.
 *
 * @throws Error when the body is no JSON, or no form
 */
export async function readRequest(contract: Contract, request: Request): Promise<unknown> {
  if (contract.method === 'GET')
    return parse(new URL(request.url).search, { ignoreQueryPrefix: true, depth: 10 });
  if (contract.encoding === 'multipart') return Object.fromEntries(await request.formData());
  return JSON.parse(await request.text());
}
