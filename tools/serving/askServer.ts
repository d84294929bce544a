import { request, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Question {
  readonly host: string;
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One request to a port of this machine, with a Host of its own, which `fetch` would not set. */
export function askServer(port: number, question: Question): Promise<Answer> {
  const { host, path, method = 'GET', headers = {} } = question;
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, method, headers: { ...headers, host } };
    const outgoing = request(options, (incoming) => {
      const { statusCode = 0, headers: answered } = incoming;
      buffer(incoming).then(
        (body) => resolve({ status: statusCode, headers: answered, body }),
        reject,
      );
    });
    outgoing.once('error', reject);
    outgoing.end();
  });
}
