import type { IncomingMessage, ServerResponse } from 'node:http';
import { getResponse } from 'msw';
import { createHandlers } from '../handlers/createHandlers.ts';
import { complaint, toResponse } from '../handlers/Reply.ts';
import { createStoryProviders } from '../provider/storyProviders.ts';
import type { SignInProviders } from '../world/SignInProviders.ts';
import type { World } from '../world/World.ts';
import { Worlds } from '../world/Worlds.ts';
import { DEFAULT_REGION_CODE, REGION_HEADER, WORLD_HEADER } from './headers.ts';
import { identify } from './identify.ts';
import { BODY_LIMIT, readBody } from './readBody.ts';

export interface HttpBackend {
  /** The world of a request; a person without one gets a cookie with this answer. */
  worldOf(request: IncomingMessage, response: ServerResponse): World;
  /** The world of an id, for tests that prepare it. */
  world(id: string): World;
  /** Answers one request to a path of the backend, for a visitor from a region (`GB`). */
  answer(request: IncomingMessage, response: ServerResponse, regionCode?: string): Promise<void>;
}

/** Methods that a `Request` cannot have. */
const unspeakable: ReadonlySet<string> = new Set(['CONNECT', 'TRACE', 'TRACK']);

function headersOf(request: IncomingMessage, worldId: string, regionCode: string): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    for (const one of [value ?? []].flat()) headers.append(name, one);
  headers.set(WORLD_HEADER, worldId);
  headers.set(REGION_HEADER, regionCode);
  return headers;
}

/** Aborts when the other side goes away before it was answered. */
function leaving(response: ServerResponse): AbortSignal {
  const left = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) left.abort();
  });
  return left.signal;
}

/**
 * An answer that every client refuses at once. A closed connection would not do: browsers make the
 * request again by themselves where the connection had served before, as often as they have others.
 */
const REFUSED_BY_CLIENTS = 'HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n';

async function send(answer: Response, response: ServerResponse): Promise<void> {
  if (answer.type === 'error') {
    response.socket?.end(REFUSED_BY_CLIENTS);
    return;
  }
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers)
    if (name !== 'set-cookie') response.setHeader(name, value);
  for (const cookie of answer.headers.getSetCookie()) response.appendHeader('set-cookie', cookie);
  response.end(Buffer.from(await answer.arrayBuffer()));
}

export interface HttpBackendOptions {
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Who vouches for the visitors of a site; without it, the providers of the stories do. */
  readonly signInAt?: (origin: string, now: () => number) => SignInProviders;
}

/** The mock backend behind node:http, with a world for each person or test. */
export function createHttpBackend(options: HttpBackendOptions = {}): HttpBackend {
  const worlds = new Worlds(options);
  const known = new WeakMap<World, SignInProviders>();
  const { signInAt } = options;

  /** Who vouches in a world; without a server of their own, nobody in another world knows them. */
  function providersOf(world: World, origin: string): SignInProviders {
    if (signInAt) return signInAt(origin, world.now);
    const providers = known.get(world) ?? createStoryProviders(world.now);
    known.set(world, providers);
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
    if (unspeakable.has(method))
      return toResponse(complaint(405, `${method} is no method of the backend; use GET or POST.`));
    const worldId = identify(request, response);
    const signal = leaving(response);
    const body = await readBody(request);
    if (body === null)
      return toResponse(
        complaint(413, `The body of ${method} ${url} is over ${BODY_LIMIT} bytes; send less.`),
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
        answer ?? toResponse(complaint(404, `${request.url ?? '/'} is no path of the backend.`)),
        response,
      );
    },
  };
}
