import { http, type HttpHandler } from 'msw';
import type { Contract } from '../../src/api/Contract.ts';
import { addressesOf } from './addressesOf.ts';
import { applyEffects, changesAt } from './applyEffects.ts';
import { breach, judgeRequest } from './judgeRequest.ts';
import { toResponse, type Reply } from './Reply.ts';
import type { Caller, Outcome, Resolver } from './Resolver.ts';
import { strictParse } from './strictParse.ts';
import { wrap } from './wrap.ts';

/** Tells whose request it is. */
export type CallerOf = (request: Request) => Caller;

/** One call of the catalogue with its behaviour; `handlerFor` makes the msw handler. */
export interface MockedCall {
  readonly contract: Contract;
  readonly handlerFor: (callerOf: CallerOf) => HttpHandler;
}

const methods = { GET: http.get, POST: http.post };

/** Holds a success strictly against the contract and puts the envelope around it. */
function finish(contract: Contract, outcome: Outcome<unknown>, { world }: Caller): Reply {
  if (!outcome.ok) return wrap(contract.service, outcome, world.nextLogId());
  const changes = changesAt(contract, world);
  const data = typeof outcome.data === 'object' ? { ...outcome.data, ...changes } : outcome.data;
  const judged = strictParse(contract.response, data);
  if (!judged.ok) return breach(500, contract.name, judged.problems);
  return wrap(contract.service, { ok: true, data }, world.nextLogId());
}

/**
 * Binds a call to its behaviour. The handler answers at every prefix of the service, judges the
 * request and the success strictly by the contract, lets the scenario act, and records the call.
 */
export function answer<C extends Contract>(contract: C, resolve: Resolver<C>): MockedCall {
  const addresses = addressesOf(contract);

  async function reply(request: Request, caller: Caller, path: string): Promise<Reply> {
    const { world } = caller;
    const begun = { call: contract.name, method: contract.method, path };
    const note = world.calls.begin(begun, world.scenario.name);
    const judged = await judgeRequest(contract, request);
    note({ request: judged.ok ? judged.request : judged.given });
    const result = judged.ok
      ? ((await applyEffects(contract, world, request.signal)) ??
        finish(contract, resolve(judged.request, caller), caller))
      : judged.reply;
    note({ status: result.status, response: result.body });
    return result;
  }

  return {
    contract,
    handlerFor: (callerOf) =>
      methods[contract.method](
        ({ request }) => addresses.has(new URL(request.url).pathname),
        async ({ request }) => {
          const { pathname } = new URL(request.url);
          return toResponse(await reply(request, callerOf(request), pathname));
        },
      ),
  };
}
