import { brotliCompressSync } from 'node:zlib';

/** Compresses as a build does that has the time: at the highest quality, which is Node's own. */
export const brotli = (body: Buffer | string): Buffer => brotliCompressSync(body);

export const brotliSize = (body: Buffer | string): number =>
  body.length === 0 ? 0 : brotli(body).length;
