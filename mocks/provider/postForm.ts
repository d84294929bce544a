import { request } from 'node:http';

interface Posted {
  readonly status: number;
  readonly text: string;
}

/**
 * Posts a form to a host under `.localhost`. Node does not resolve these, so the request goes to
 * 127.0.0.1 with the host in its header.
 *
 * @throws Error when nothing answers
 */
export function postForm(
  address: URL,
  form: Readonly<Record<string, string>>,
  user: { readonly id: string; readonly secret: string },
): Promise<Posted> {
  return new Promise((resolve, reject) => {
    const posted = request({
      method: 'POST',
      host: '127.0.0.1',
      port: address.port,
      path: address.pathname,
      auth: `${encodeURIComponent(user.id)}:${encodeURIComponent(user.secret)}`,
      headers: {
        host: address.host,
        accept: 'application/json',
        'content-type': 'application/x-www-form-urlencoded',
      },
    });
    posted.once('error', (cause) =>
      reject(
        new Error(
          `Nothing answers at ${address.origin} (${cause.message}); serve the provider's listener for this host.`,
          { cause },
        ),
      ),
    );
    posted.once('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
      );
    });
    posted.end(new URLSearchParams(form).toString());
  });
}
