import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { sendPage } from '../../server/respond.ts';

/** The headers that the local servers send with a page, but those that describe its bytes. */
export function sentWithPage(): Readonly<Record<string, string>> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  sendPage(request, response, { status: 200, html: '', strict: true });
  const headers = Object.entries(response.getHeaders()).filter(
    ([name]) => !['content-type', 'content-length'].includes(name),
  );
  return Object.fromEntries(headers.map(([name, value]) => [name, String(value)]));
}
