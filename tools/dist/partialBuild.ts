import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Failure } from '../process/Failure.mjs';

const root = join(import.meta.dirname, '../..');

/** What a build is made of. */
const parts = ['src', 'regions', 'tools', 'index.html', 'package.json', 'vite.config.ts'];

/** What a build is made with; null = everything there is. */
export interface Kept {
  readonly regions: readonly string[] | null;
  readonly languages: readonly string[] | null;
}

/** Removes the entries of a folder that are not kept; files count without their ending. */
function keep(folder: string, names: readonly string[] | null): number {
  const entries = readdirSync(folder);
  if (names === null) return entries.length;
  const nameOf = (entry: string): string => basename(entry, '.ts');
  const lost = names.filter((name) => !entries.some((entry) => nameOf(entry) === name));
  if (lost.length > 0)
    throw new Failure(`${basename(folder)}/ has no ${lost.join(', ')}; choose others to keep.`);
  for (const entry of entries)
    if (!names.includes(nameOf(entry))) rmSync(join(folder, entry), { recursive: true });
  return names.length;
}

/** A production build of a copy of the portal. */
export interface PartialBuild {
  readonly dist: string;
  readonly regions: number;
  readonly languages: number;
}

/**
 * Builds a copy of the portal with some of its regions and languages, as `npm run build` does.
 *
 * @param read reads the build, which is gone afterwards
 * @throws {Failure} with the build's last words when it fails
 */
export function withPartialBuild<Result>(
  { regions, languages }: Kept,
  read: (build: PartialBuild) => Result,
): Result {
  const copy = mkdtempSync(join(tmpdir(), 'portico-build-'));
  try {
    for (const part of parts) cpSync(join(root, part), join(copy, part), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');
    const build = {
      dist: join(copy, 'dist'),
      regions: keep(join(copy, 'regions'), regions),
      languages: keep(join(copy, 'src/i18n/locales'), languages),
    };
    const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/build/build.ts'], {
      cwd: copy,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Failure(`The build failed.\n${stdout}${stderr}`);
    return read(build);
  } finally {
    rmSync(copy, { recursive: true });
  }
}
