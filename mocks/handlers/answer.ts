import { http, type HttpHandler } from 'msw';
import type { NotedContract } from '../../src/api/Contract.ts';
import { addressesOf } from './addressesOf.ts';
import { actAfter, actBefore, answerAt, changesAt, type Situation } from './effects.ts';
import { breach, judgeRequest } from './judgeRequest.ts';
import { toResponse, type Reply } from './Reply.ts';
import type { Caller, Outcome, Resolver } from './Resolver.ts';
import { strictParse } from './strictParse.ts';
import { wrap } from './wrap.ts';

/** Tells whose request it is. */
export type CallerOf = (request: Request) => Caller;

/** One call of the catalogue with its behaviour; `handlerFor` makes the msw handler. */
export interface MockedCall {
  readonly contract: NotedContract;
  readonly handlerFor: (callerOf: CallerOf) => HttpHandler;
}

const methods = { GET: http.get, POST: http.post };

/** Holds a success strictly against the contract and puts the envelope around it. */
function finish(outcome: Outcome<unknown>, { contract, world }: Situation): Reply {
  if (!outcome.ok) return wrap(contract, outcome, world.nextLogId());
  const changes = changesAt(contract, world);
  const data = typeof outcome.data === 'object' ? { ...outcome.data, ...changes } : outcome.data;
  const judged = strictParse(contract.response, data);
  if (!judged.ok) return breach(500, contract.name, judged.problems);
  return wrap(contract, { ok: true, data }, world.nextLogId());
}

/**
 * Binds a call to its behaviour. The handler answers at every prefix of the service, judges the
 * request and the success strictly by the contract, lets the scenario act, and records the call.
 */
export function answer<C extends NotedContract>(contract: C, resolve: Resolver<C>): MockedCall {
  const addresses = addressesOf(contract);

  async function reply(request: Request, caller: Caller, path: string): Promise<Reply> {
    const { world } = caller;
    const judged = await judgeRequest(contract, request);
    const asked = judged.ok ? judged.request : judged.given;
    const begun = { call: contract.name, method: contract.method, path, request: asked };
    world.countCall(contract.name);
    const note = world.calls.begin(begun, world.scenario.name);
    const go = async (): Promise<Reply> => {
      if (!judged.ok) return judged.reply;
      const situation = { contract, world, request, given: judged.request };
      const early = await actBefore(situation);
      if (early !== null) return actAfter(early, situation);
      const outcome = answerAt(contract, world) ?? (await resolve(judged.request, caller));
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
