import { http, type HttpHandler } from 'msw';
import type { NotedContract } from '../../src/api/Contract.ts';
import { addressesOf } from './addressesOf.ts';
import { actAfter, actBefore, answerAt, changesAt } from './effects.ts';
import { breach, validateRequest } from './validateRequest.ts';
import { toResponse, type Reply } from './Reply.ts';
import type { Caller, Outcome, Resolver } from './Resolver.ts';
import type { Situation } from './Situation.ts';
import { strictParse } from './strictParse.ts';
import { wrap } from './wrap.ts';

/** Finds the caller of a request. */
export type CallerOf = (request: Request) => Caller;

/** One call of the catalogue with its behaviour; `handlerFor` makes the msw handler. */
export interface MockedCall {
  readonly contract: NotedContract;
  readonly handlerFor: (callerOf: CallerOf) => HttpHandler;
}

const methods = { GET: http.get, POST: http.post };

/** Validates a success strictly by the contract and wraps it in its envelope. */
function finish(outcome: Outcome<unknown>, situation: Situation): Reply {
  const { contract, world } = situation;
  if (!outcome.ok) return wrap(contract, outcome, world.nextLogId());
  const changes = changesAt(situation);
  const data = typeof outcome.data === 'object' ? { ...outcome.data, ...changes } : outcome.data;
  const parsed = strictParse(contract.response, data);
  if (!parsed.ok) return breach(500, contract.name, parsed.problems);
  return wrap(contract, { ok: true, data }, world.nextLogId());
}

/**
 * Binds a call to its behaviour. The handler answers at every prefix of the service, validates
 * request and response strictly by the contract, applies the scenario, and records the call.
 */
export function answer<C extends NotedContract>(contract: C, resolve: Resolver<C>): MockedCall {
  const addresses = addressesOf(contract);

  async function reply(request: Request, caller: Caller, path: string): Promise<Reply> {
    const { world } = caller;
    const validated = await validateRequest(contract, request);
    const recorded = validated.ok ? validated.request : validated.given;
    const begun = { call: contract.name, method: contract.method, path, request: recorded };
    world.countCall(contract.name);
    const note = world.calls.begin(begun, world.scenario.name);
    const go = async (): Promise<Reply> => {
      if (!validated.ok) return validated.reply;
      const situation = { contract, world, request, given: validated.request };
      const early = await actBefore(situation);
      if (early !== null) return actAfter(early, situation);
      const outcome = answerAt(contract, world) ?? (await resolve(validated.request, caller));
      return actAfter(finish(outcome, situation), situation);
    };
    const result = await go();
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
