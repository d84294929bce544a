import type { Contract, RequestOf } from '../../src/api/Contract.ts';
import { readRequest } from './readRequest.ts';
import { complaint, type Reply } from './Reply.ts';
import { strictParse, type Problem } from './strictParse.ts';

type Judged<C extends Contract> =
  | { readonly ok: true; readonly request: RequestOf<C> }
  | { readonly ok: false; readonly given: unknown; readonly reply: Reply };

const line = ({ field, problem }: Problem): string => `${field} ${problem}`;

/** Says what is wrong with a call's request or answer, and who has to mend it. */
export function breach(status: 400 | 500, call: string, problems: readonly Problem[]): Reply {
  const [side, mend] =
    status === 400
      ? ['request', 'Mend what the caller sends']
      : ['answer', 'Mend the resolver in mocks/handlers or the scenario'];
  return complaint(
    status,
    `The ${side} of ${call} breaks its contract: ${problems.map(line).join('; ')}. ` +
      `${mend}, or the contract in src/api/contracts.`,
    { call, fields: problems },
  );
}

/** Reads a request and holds it strictly against the contract. */
export async function judgeRequest<C extends Contract>(
  contract: C,
  request: Request,
): Promise<Judged<C>> {
  let given: unknown;
  try {
    given = await readRequest(contract, request);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const form = contract.encoding === 'multipart' ? 'one form' : 'one JSON object';
    const mend =
      contract.method === 'GET'
        ? 'Mend its query; src/api/contracts has its fields.'
        : `Send ${form}, as src/api/contracts has it.`;
    const reply = complaint(
      400,
      `The request of ${contract.name} cannot be read: ${why}. ${mend}`,
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
