import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { firstScripts } from './firstScripts.ts';

/** What a visitor downloads before the form is usable: bytes, compressed with brotli. */
export interface VisitorBytes {
  readonly document: number;
  readonly scripts: number;
  readonly styles: number;
}

const styleInPage = /<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"/g;

/** Weighs one site of a build, by its folder in `dist`. */
export function visitorBytes(dist: string, site: string): VisitorBytes {
  const weigh = (file: string): number => brotliCompressSync(readFileSync(join(dist, file))).length;
  const sum = (files: readonly string[]): number =>
    files.reduce((bytes, file) => bytes + weigh(file), 0);
  const document = join(site, 'index.html');
  const page = readFileSync(join(dist, document), 'utf8');
  return {
    document: weigh(document),
    scripts: sum(firstScripts(dist, page)),
    styles: sum([...page.matchAll(styleInPage)].flatMap(([, file]) => file ?? [])),
  };
}

export const totalOf = ({ document, scripts, styles }: VisitorBytes): number =>
  document + scripts + styles;
