import { request } from 'node:http';

export interface LoopbackRequest {
  readonly port: number;
  /** The site's host name; Node does not resolve `gb.localhost`, so it goes as a header. */
  readonly host: string;
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer | null;
}

export interface LoopbackAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

/** One HTTP request to the server under test, from Node, past the browser. Redirects are not followed. */
export function loopback(wanted: LoopbackRequest): Promise<LoopbackAnswer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port: wanted.port,
        path: wanted.path,
        method: wanted.method ?? 'GET',
        headers: { ...wanted.headers, host: `${wanted.host}:${wanted.port}` },
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            text: Buffer.concat(chunks).toString('utf8'),
          }),
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end(wanted.body ?? undefined);
  });
}
