import type { IncomingMessage, ServerResponse } from 'node:http';
import { cacheRules, commonHeaders, documentHeaders } from '../document/deliveryHeaders.ts';

export interface Page {
  readonly status: number;
  readonly html: string;
  /** The nonce of styles that Vite adds to it, in development. */
  readonly styleNonce?: string;
}

/** Headers of every answer that is no call of the backend. */
export function setCommonHeaders(response: ServerResponse): void {
  for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value);
}

function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  type: string,
  text: string,
): void {
  setCommonHeaders(response);
  const body = Buffer.from(text);
  response.writeHead(status, {
    'content-type': type,
    'content-length': body.length,
    'cache-control': cacheRules.other,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

export function sendPage(request: IncomingMessage, response: ServerResponse, page: Page): void {
  for (const [name, value] of Object.entries(documentHeaders([page.html], page.styleNonce)))
    response.setHeader(name, value);
  sendText(request, response, page.status, 'text/html; charset=utf-8', page.html);
}

export function sendJson(request: IncomingMessage, response: ServerResponse, value: unknown): void {
  sendText(request, response, 200, 'application/json', JSON.stringify(value, null, 2));
}

/** Sends the browser elsewhere on this host; no browser keeps the answer. */
export function redirect(response: ServerResponse, location: string): void {
  response.writeHead(302, { location, 'cache-control': 'no-store' });
  response.end();
}
