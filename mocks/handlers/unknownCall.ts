import { http, type HttpHandler } from 'msw';
import { callsAt, isBackendPath } from './addressesOf.ts';
import type { CallerOf } from './answer.ts';
import { developerError, toResponse, type Reply } from './Reply.ts';

/** The message of a 404. Paths of the account service end in a slash; where only that is missing, it names the call. */
function noContract(method: string, path: string): string {
  const [meant] = callsAt(`${path}/`);
  return meant === undefined
    ? `No contract for ${method} ${path}; add it to src/api/contracts`
    : `No contract for ${method} ${path}; ${meant.name} is at ${path}/`;
}

function refusal(method: string, path: string): Reply {
  const allowed = callsAt(path);
  const [call] = allowed;
  if (call === undefined) return developerError(404, noContract(method, path));
  if (allowed.some((contract) => contract.method === method))
    return developerError(
      501,
      `${call.name} has no resolver; write one in mocks/handlers and list it in createHandlers.ts.`,
      { call: call.name },
    );
  const methods = allowed.map((contract) => contract.method).join(', ');
  const error = `${call.name} is a ${methods}, not a ${method}; fix the caller or its contract.`;
  return { ...developerError(405, error, { call: call.name }), headers: { allow: methods } };
}

/** Answers every request to the backend that has no handler with an error. It has to be the last handler. */
export const unknownCall = (callerOf: CallerOf): HttpHandler =>
  http.all(
    ({ request }) => isBackendPath(new URL(request.url).pathname),
    ({ request }) => {
      const { pathname: path } = new URL(request.url);
      const { world } = callerOf(request);
      const reply = refusal(request.method, path);
      world.calls.begin(
        { call: null, method: request.method, path, request: null },
        world.scenario.name,
      )({ status: reply.status, response: reply.body });
      return toResponse(reply);
    },
  );
