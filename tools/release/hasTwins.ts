import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressibleIn } from '../build/writeTwins.ts';
import { Failure } from '../setup/process/Failure.mjs';

const original = { br: brotliDecompressSync, gz: gunzipSync } as const;

/**
 * Whether every file of a build that can be compressed has its twin of a kind.
 *
 * @throws {Failure} when a twin is that of an earlier file: a server would send that
 */
export function hasTwins(dist: string, ending: keyof typeof original): boolean {
  const files = existsSync(dist) ? compressibleIn(dist) : [];
  const twins = files.filter((file) => existsSync(join(dist, `${file}.${ending}`)));
  const stale = twins.find((file) => {
    const twin = original[ending](readFileSync(join(dist, `${file}.${ending}`)));
    return !twin.equals(readFileSync(join(dist, file)));
  });
  if (stale !== undefined)
    throw new Failure(
      `${join(dist, stale)}.${ending} is not what ${stale} is now; make it anew with \`npm run build\` or \`npm run release -- environment\`.`,
    );
  return files.length > 0 && twins.length === files.length;
}
