import { createHash } from 'node:crypto';
import { type OutgoingHttpHeaders, request as send } from 'node:http';
import { createSecureServer, type Http2ServerRequest } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { brotli } from '../../build/brotli.ts';
import type { Certificate } from './createCertificate.ts';

export interface Answer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer | string;
}

/** What answers a request to a page that is measured. */
export type Answering = (request: Http2ServerRequest) => Answer | Promise<Answer>;

const isText = /^(?:text\/|application\/(?:javascript|json)|image\/svg)/;

/** Asks another server of this machine, under the same host. */
export const askAt =
  (port: number): Answering =>
  (request) =>
    new Promise((resolve, reject) => {
      const { method, url, authority } = request;
      // Its own host, and nothing compressed.
      const headers = { ...own(request.headers), host: authority, 'accept-encoding': 'identity' };
      const asked = send({ host: '127.0.0.1', port, path: url, method, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.once('error', reject);
        answer.once('end', () => {
          const { statusCode: status = 502, headers: given } = answer;
          resolve({ status, headers: given, body: Buffer.concat(chunks) });
        });
      });
      asked.once('error', reject);
      request.pipe(asked);
    });

/** Headers of a connection, which HTTP/2 has none of, and of a body that is another one now. */
const dropped: ReadonlySet<string> = new Set(
  'connection keep-alive transfer-encoding content-length etag'.split(' '),
);

const own = (headers: OutgoingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !dropped.has(name)),
  );

/** A server that listens. */
export interface Serving {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/**
 * Serves answers on a free port of this machine by HTTP/2, compressed with brotli, as a web server
 * has its files ready.
 */
export function serveCompressed(answering: Answering, certificate: Certificate): Promise<Serving> {
  const known = new Map<string, Buffer>();
  const compress = (body: Buffer | string): Buffer => {
    const key = createHash('sha256').update(body).digest('base64');
    const compressed = known.get(key) ?? brotli(body);
    known.set(key, compressed);
    return compressed;
  };
  const server = createSecureServer({ ...certificate }, (request, response) => {
    Promise.resolve(answering(request)).then(
      ({ status, headers, body }) => {
        const packed = body.length > 0 && isText.test(String(headers['content-type']));
        response.writeHead(status, {
          ...own(headers),
          ...(packed && { 'content-encoding': 'br' }),
        });
        response.end(packed ? compress(body) : body);
      },
      (error: unknown) => response.stream.destroy(error instanceof Error ? error : undefined),
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo; // listening on a port, not on a socket file
      const close = () => new Promise<void>((closed) => void server.close(() => closed()));
      resolve({ port, close });
    });
  });
}
