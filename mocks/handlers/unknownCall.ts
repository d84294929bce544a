import { http, type HttpHandler } from 'msw';
import { callsAt, isBackendPath } from './addressesOf.ts';
import type { CallerOf } from './answer.ts';
import { complaint, toResponse, type Reply } from './Reply.ts';

/** The paths of the account service end in a slash; who forgets it means the call all the same. */
function noContract(method: string, path: string): string {
  const [meant] = callsAt(`${path}/`);
  return meant === undefined
    ? `No contract for ${method} ${path}; add it to src/api/contracts`
    : `No contract for ${method} ${path}; ${meant.name} is at ${path}/`;
}

function refusal(method: string, path: string): Reply {
  const allowed = callsAt(path);
  const [call] = allowed;
  if (call === undefined) return complaint(404, noContract(method, path));
  if (allowed.some((contract) => contract.method === method))
    return complaint(
      501,
      `${call.name} has no resolver; write one in mocks/handlers and list it in createHandlers.ts.`,
      { call: call.name },
    );
  const methods = allowed.map((contract) => contract.method).join(', ');
  const error = `${call.name} is a ${methods}, not a ${method}; mend the caller or its contract.`;
  return { ...complaint(405, error, { call: call.name }), headers: { allow: methods } };
}

/** Answers what no contract knows, so that nobody mistakes it for the application. Goes last. */
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
