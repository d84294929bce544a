import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { project } from '../shared/project.ts';
import { root } from '../shared/paths.ts';
import { PreviewServer } from '../verdict/run/PreviewServer.ts';
import { listen } from './listen.ts';
import { withoutMain } from './withoutMain.ts';

/** The real portal without its main landmark, which is a plain box. */
const starting = PreviewServer.start(root, {
  server: project.server,
  dist: null,
});

async function forward(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const preview = await starting;
  const { method = 'GET', url = '/', headers } = incoming;
  const plain = { ...headers, 'accept-encoding': 'identity' };
  const outgoing = request(
    { host: '127.0.0.1', port: preview.port, method, path: url, headers: plain },
    (answer) => {
      const { 'content-length': _, ...kept } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, kept);
      const isPage = kept['content-type']?.startsWith('text/html');
      if (isPage || url.endsWith('.js')) void strip(answer, response);
      else answer.pipe(response);
    },
  );
  outgoing.on('error', () => response.destroy());
  incoming.pipe(outgoing);
}

async function strip(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  answer.setEncoding('utf8');
  let text = '';
  for await (const chunk of answer) text += String(chunk);
  response.end(withoutMain(text));
}

await listen(
  createServer((incoming, response) => void forward(incoming, response)),
  async () => (await starting).stop(),
);
