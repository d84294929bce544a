import { request, type IncomingHttpHeaders } from 'node:http';

interface Cookie {
  readonly value: string;
  readonly path: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** Target of a redirect. */
  readonly location: URL | null;
}

const cookieForm = /^(?<name>[^=]+)=(?<value>[^;]*)/;
const pathForm = /;\s*path=(?<path>[^;]*)/i;
const goneForm = /;\s*expires=Thu, 01 Jan 1970/i;

/** An HTTP session with one host: keeps cookies by path and does not follow redirects. */
export class TestSession {
  readonly #cookies = new Map<string, Cookie>();

  /** Requests an address under `.localhost` on this machine; with a form, posts it. */
  open(address: URL, form?: Readonly<Record<string, string>>): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const sent = request({
        host: '127.0.0.1',
        port: address.port,
        path: `${address.pathname}${address.search}`,
        method: form ? 'POST' : 'GET',
        headers: {
          host: address.host,
          accept: 'text/html',
          cookie: this.#cookiesFor(address.pathname),
          ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        },
      });
      sent.once('error', reject);
      sent.once('response', (response) => {
        const { headers, statusCode: status = 0 } = response;
        for (const line of headers['set-cookie'] ?? []) this.#keep(line);
        const location = headers.location ? new URL(headers.location, address) : null;
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('end', () =>
          resolve({ status, headers, location, text: Buffer.concat(chunks).toString() }),
        );
      });
      sent.end(form && new URLSearchParams(form).toString());
    });
  }

  #cookiesFor(path: string): string {
    return [...this.#cookies]
      .filter(([, cookie]) => path.startsWith(cookie.path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
  }

  #keep(line: string): void {
    const { name = '', value = '' } = cookieForm.exec(line)?.groups ?? {};
    if (goneForm.test(line)) this.#cookies.delete(name);
    else this.#cookies.set(name, { value, path: pathForm.exec(line)?.groups?.['path'] ?? '/' });
  }
}
