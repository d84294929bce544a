import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import filePlugin from '@size-limit/file';
import { execa } from 'execa';
import sizeLimit from 'size-limit';
import { Failure } from '../../setup/process/Failure.mjs';
import { firstFiles } from './firstFiles.ts';

/** Two sizes of one download may differ by less than this. */
const MOST_PERCENT = 1;
/** Sites that both builds hold, and the languages that they start in. */
const sites = ['gb', 'us', 'me'];
const kept = {
  regions: ['defaults', 'de', 'gb', 'me', 'us'],
  'src/i18n/locales': ['ar', 'de-DE', 'en', 'en-GB'],
};
/** What a build is made of. */
const parts = [
  ...['src', 'regions', 'tools', 'index.html', 'vite.config.ts'],
  ...['package.json', 'package-lock.json'],
];
const root = join(import.meta.dirname, '../../..');

/** Removes the entries of a folder that are not kept; files count without their ending. */
function keep(folder: string, names: readonly string[]): void {
  const entries = readdirSync(folder);
  const nameOf = (entry: string): string => basename(entry, '.ts');
  const lost = names.filter((name) => !entries.some((entry) => nameOf(entry) === name));
  if (lost.length > 0)
    throw new Failure(`${basename(folder)}/ has no ${lost.join(', ')}; choose others to keep.`);
  for (const entry of entries)
    if (!names.includes(nameOf(entry))) rmSync(join(folder, entry), { recursive: true });
}

/** Bytes, compressed with brotli. */
async function sizeOf(dist: string, site: string): Promise<number> {
  const files = firstFiles(dist, site).map((file) => join(dist, file));
  const [result] = (await sizeLimit(filePlugin, files)) as [{ size: number }]; // its types name no result
  return result.size;
}

/**
 * What the user of one site downloads must not grow with the number of regions or languages: compares
 * the build in dist/ with one that holds few of them.
 *
 * @returns whether they are the same
 * @throws {Failure} when the build with few fails
 */
export async function compareWithFew(signal: AbortSignal): Promise<boolean> {
  const copy = mkdtempSync(join(tmpdir(), 'portico-build-'));
  try {
    for (const part of parts) cpSync(join(root, part), join(copy, part), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');
    for (const [folder, names] of Object.entries(kept)) keep(join(copy, folder), names);
    const build = ['tools/build/buildPortal.ts'];
    const { failed, all } = await execa(process.execPath, build, {
      all: true,
      cancelSignal: signal,
      cwd: copy,
      reject: false,
    });
    signal.throwIfAborted();
    if (failed) throw new Failure(`The build failed.\n${all}`);
    let most = 0;
    for (const site of sites) {
      const whole = await sizeOf(join(root, 'dist'), site);
      const few = await sizeOf(join(copy, 'dist'), site);
      const percent = Math.abs(whole / few - 1) * 100;
      most = Math.max(most, percent);
      console.log(`${site}: ${few} bytes with few regions and languages, ${whole} with all`);
    }
    const verdict = `One site's download differs by ${most.toFixed(2)} %; less than ${MOST_PERCENT} % is allowed`;
    if (most < MOST_PERCENT) {
      console.log(verdict);
      return true;
    }
    console.error(
      `${verdict}. Build dist/ anew; then keep what counts regions or languages out of the entry chunk: import.meta.glob puts one line a file there.`,
    );
    return false;
  } finally {
    rmSync(copy, { recursive: true });
  }
}
