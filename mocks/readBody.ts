import type { IncomingMessage } from 'node:http';

/** Largest body of a request, in bytes. */
export const BODY_LIMIT = 1024 * 1024;

/** The body of a request; null when it is over the limit. The rest is read and dropped. */
export async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size <= BODY_LIMIT) chunks.push(bytes);
  }
  return size > BODY_LIMIT ? null : Buffer.concat(chunks);
}
