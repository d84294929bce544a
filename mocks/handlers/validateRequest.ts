import type { Contract, RequestOf } from '../../src/api/Contract.ts';
import { readRequest } from './readRequest.ts';
import { developerError, type Reply } from './Reply.ts';
import { strictParse, type Problem } from './strictParse.ts';

type Validated<C extends Contract> =
  | { readonly ok: true; readonly request: RequestOf<C> }
  | { readonly ok: false; readonly given: unknown; readonly reply: Reply };

const line = ({ field, problem }: Problem): string => `${field} ${problem}`;

/** The response to a request or response that breaks its contract: what is wrong, and how to fix it. */
export function breach(status: 400 | 500, call: string, problems: readonly Problem[]): Reply {
  const [side, fix] =
    status === 400
      ? ['request', 'Fix what the caller sends']
      : ['response', 'Fix the resolver in mocks/handlers or the scenario'];
  return developerError(
    status,
    `The ${side} of ${call} breaks its contract: ${problems.map(line).join('; ')}. ` +
      `${fix}, or the contract in src/api/contracts.`,
    { call, fields: problems },
  );
}

/** Reads a request and validates it strictly by the contract. */
export async function validateRequest<C extends Contract>(
  contract: C,
  request: Request,
): Promise<Validated<C>> {
  let given: unknown;
  try {
    given = await readRequest(contract, request);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const form = contract.encoding === 'multipart' ? 'one form' : 'one JSON object';
    const fix =
      contract.method === 'GET'
        ? 'Fix its query; src/api/contracts has its fields.'
        : `Send ${form} with the fields in src/api/contracts.`;
    const reply = developerError(
      400,
      `The request of ${contract.name} cannot be read: ${why}. ${fix}`,
      {
        call: contract.name,
      },
    );
    return { ok: false, given: null, reply };
  }
  const parsed = strictParse<C['request']>(contract.request, given);
  if (parsed.ok) return { ok: true, request: parsed.data };
  return { ok: false, given, reply: breach(400, contract.name, parsed.problems) };
}
