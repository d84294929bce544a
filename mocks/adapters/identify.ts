import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { WORLD_COOKIE, WORLD_HEADER } from './headers.ts';

const cookiePattern = new RegExp(`(?:^|;\\s*)${WORLD_COOKIE}=([\\w-]{1,100})(?:;|$)`);

/**
 * The id of a request's world: its header, in tests, else its cookie, else a new one. A new one goes
 * out as a cookie with the answer.
 */
export function identify(request: IncomingMessage, response: ServerResponse): string {
  const named =
    request.headers[WORLD_HEADER] ?? cookiePattern.exec(request.headers.cookie ?? '')?.[1];
  if (named !== undefined && named !== '') return String(named);
  const fresh = randomUUID();
  response.appendHeader('set-cookie', `${WORLD_COOKIE}=${fresh}; Path=/; HttpOnly; SameSite=Lax`);
  request.headers[WORLD_HEADER] = fresh; // so that the rest of this request means the same world
  return fresh;
}
