import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getResponse } from 'msw';
import { createHandlers } from '../handlers/createHandlers.ts';
import { developerError, toResponse } from '../handlers/Reply.ts';
import { createStoryProviders } from '../provider/storyProviders.ts';
import type { SignInProviders } from '../world/SignInProviders.ts';
import type { World } from '../world/World.ts';
import { Worlds } from '../world/Worlds.ts';
import { DEFAULT_REGION_CODE, REGION_HEADER, WORLD_HEADER } from './headers.ts';
import { identify } from './identify.ts';
import { BODY_LIMIT, readBody } from '../readBody.ts';

export interface HttpBackend {
  /** The world of a request. A browser without one gets a cookie with the response. */
  worldOf(request: IncomingMessage, response: ServerResponse): World;
  /** The world of an id, for tests that prepare it. */
  world(id: string): World;
  /** Answers one request to a path of the backend, for a user in a region (`GB`). */
  answer(request: IncomingMessage, response: ServerResponse, regionCode?: string): Promise<void>;
}

/** Methods that a `Request` cannot have. */
const unsupportedMethods: ReadonlySet<string> = new Set(['CONNECT', 'TRACE', 'TRACK']);

function headersOf(request: IncomingMessage, worldId: string, regionCode: string): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    for (const one of [value ?? []].flat()) headers.append(name, one);
  headers.set(WORLD_HEADER, worldId);
  headers.set(REGION_HEADER, regionCode);
  return headers;
}

/** Aborts when the client disconnects before it was answered. */
function abortOnDisconnect(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}

/**
 * A response that every client rejects at once. Closing the connection is not enough: browsers then
 * repeat the request on another connection.
 */
const REFUSED_BY_CLIENTS =
  'HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n';

async function send(answer: Response, response: ServerResponse): Promise<void> {
  if (answer.type === 'error') {
    // A response has its connection once the one before it on the same connection was sent.
    if (response.socket === null) await once(response, 'socket');
    response.socket?.end(REFUSED_BY_CLIENTS);
    return;
  }
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers)
    if (name !== 'set-cookie') response.setHeader(name, value);
  for (const cookie of answer.headers.getSetCookie()) response.appendHeader('set-cookie', cookie);
  try {
    for await (const part of answer.body ?? []) response.write(part);
    response.end();
  } catch {
    response.destroy(); // it breaks off
  }
}

export interface HttpBackendOptions {
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** The sign-in providers of a site; by default those of the stories. */
  readonly signInAt?: (origin: string, now: () => number) => SignInProviders;
}

/** The mock backend behind node:http, with a world for each browser or test. */
export function createHttpBackend(options: HttpBackendOptions = {}): HttpBackend {
  const worlds = new Worlds(options);
  const storyProviders = new WeakMap<World, SignInProviders>();
  const { signInAt } = options;

  /** The sign-in providers of a world; where no provider server runs, each world has its own. */
  function providersOf(world: World, origin: string): SignInProviders {
    if (signInAt) return signInAt(origin, world.now);
    const providers = storyProviders.get(world) ?? createStoryProviders(world.now);
    storyProviders.set(world, providers);
    return providers;
  }

  const handlers = createHandlers(({ headers, url }) => {
    const world = worlds.get(headers.get(WORLD_HEADER) ?? '');
    return {
      world,
      regionCode: headers.get(REGION_HEADER) ?? DEFAULT_REGION_CODE,
      providers: providersOf(world, new URL(url).origin),
    };
  });

  async function respond(request: IncomingMessage, response: ServerResponse, regionCode: string) {
    const { method = 'GET', url = '/', headers } = request;
    if (unsupportedMethods.has(method))
      return toResponse(
        developerError(405, `The backend does not support ${method}; use GET or POST.`),
      );
    const worldId = identify(request, response);
    const signal = abortOnDisconnect(response);
    const body = await readBody(request);
    if (body === null)
      return toResponse(
        developerError(413, `The body of ${method} ${url} is over ${BODY_LIMIT} bytes; send less.`),
      );
    const init = { method, headers: headersOf(request, worldId, regionCode), signal };
    const bodiless = method === 'GET' || method === 'HEAD';
    return getResponse(
      handlers,
      new Request(
        new URL(url, `http://${headers.host ?? 'localhost'}`),
        bodiless ? init : { ...init, body: new Uint8Array(body) },
      ),
    );
  }

  return {
    world: (id) => worlds.get(id),
    worldOf: (request, response) => worlds.get(identify(request, response)),
    async answer(request, response, regionCode = DEFAULT_REGION_CODE) {
      const answer = await respond(request, response, regionCode);
      await send(
        answer ?? toResponse(developerError(404, `The backend has no path ${request.url ?? '/'}.`)),
        response,
      );
    },
  };
}
