import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Which compressed twins stand beside the assets of a build. */
export function precompressedIn(dist: string): {
  readonly gzip: boolean;
  readonly brotli: boolean;
} {
  const assets = join(dist, 'assets');
  const names = existsSync(assets) ? readdirSync(assets) : [];
  return {
    gzip: names.some((name) => name.endsWith('.gz')),
    brotli: names.some((name) => name.endsWith('.br')),
  };
}
