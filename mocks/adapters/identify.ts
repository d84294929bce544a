import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { WORLD_COOKIE, WORLD_HEADER } from './headers.ts';

const cookiePattern = new RegExp(`(?:^|;\\s*)${WORLD_COOKIE}=([\\w-]{1,100})(?:;|$)`);

/**
 * The id of a request's world: from its header (tests), else from its cookie, else a new id, which the
 * response sets as a cookie.
 */
export function identify(request: IncomingMessage, response: ServerResponse): string {
  const given =
    request.headers[WORLD_HEADER] ?? cookiePattern.exec(request.headers.cookie ?? '')?.[1];
  if (given !== undefined && given !== '') return String(given);
  const fresh = randomUUID();
  response.appendHeader('set-cookie', `${WORLD_COOKIE}=${fresh}; Path=/; HttpOnly; SameSite=Lax`);
  request.headers[WORLD_HEADER] = fresh; // the rest of this request uses the same world
  return fresh;
}
