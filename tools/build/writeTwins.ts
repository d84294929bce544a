import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { RENDERER } from '../serve/document/loadRenderer.ts';

const compressible = /\.(?:html|js|css|svg|json|txt|webmanifest)$/;

/** How each kind of twin is made: as small as it gets, since it is made once. By its ending. */
const compress: Readonly<Record<string, (text: Buffer) => Promise<Buffer>>> = {
  gz: (text) => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
  br: (text) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
};

/** The files of a build that a server sends compressed, by their paths in it. */
export const compressibleIn = (dist: string): readonly string[] =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => compressible.test(file) && !file.startsWith(RENDERER.folder))
    .toSorted();

/** Writes the compressed twins of files of a build beside them: `index-x.js.br`, `index-x.js.gz`. */
export async function writeTwins(dist: string, files: readonly string[]): Promise<void> {
  // Node compresses on its own threads, as many at once as it has.
  await Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(dist, file));
      await Promise.all(
        Object.entries(compress).map(async ([ending, twinOf]) =>
          writeFile(join(dist, `${file}.${ending}`), await twinOf(text)),
        ),
      );
    }),
  );
}
