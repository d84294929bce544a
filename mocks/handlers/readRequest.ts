import type { Contract } from '../../src/api/Contract.ts';

/**
 * What a request carries: the query of a GET, the JSON of a POST.
 * @throws SyntaxError when the body is no JSON
 */
export async function readRequest(contract: Contract, request: Request): Promise<unknown> {
  if (contract.method === 'GET') return Object.fromEntries(new URL(request.url).searchParams);
  return JSON.parse(await request.text());
}
