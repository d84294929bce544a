import { brotliCompressSync, constants } from 'node:zlib';

/** Compresses as a build does that has the time: at the highest quality. */
export const brotli = (body: Buffer | string): Buffer =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

export const brotliSize = (text: string): number => (text === '' ? 0 : brotli(text).length);
