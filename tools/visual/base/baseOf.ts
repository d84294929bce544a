import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { Failure } from '../../setup/process/Failure.mjs';
import { root, writeCommit } from './git.ts';

/** The side that the working tree is compared with. */
export interface Base {
  readonly commit: string;
  /** Its files. */
  readonly sources: string;
  /** Its built Storybook. */
  readonly storybook: string;
}

/** Where the bases are kept, a folder per commit. */
const bases = join(root, '.cache/visual');

const lockOf = (folder: string): string => readFileSync(join(folder, 'package-lock.json'), 'utf8');

/** Gives the sources their packages: this tree's own where both lock the same ones. */
async function install(sources: string): Promise<void> {
  const packages = join(sources, 'node_modules');
  if (lockOf(sources) === lockOf(root)) symlinkSync(join(root, 'node_modules'), packages);
  else await execa('npm', ['ci', '--no-audit', '--no-fund'], { cwd: sources });
}

/**
 * The files of a commit and its built Storybook, from the cache where they are there.
 * @throws Failure when the commit's Storybook does not build, with its last lines
 */
export async function baseOf(commit: string): Promise<Base> {
  const home = join(bases, commit);
  const base = { commit, sources: join(home, 'sources'), storybook: join(home, 'storybook') };
  if (existsSync(join(base.storybook, 'index.json'))) return base;
  rmSync(home, { recursive: true, force: true });
  mkdirSync(base.sources, { recursive: true });
  await writeCommit(commit, base.sources);
  await install(base.sources);
  const building = `${base.storybook}.building`;
  const { failed, all } = await execa(
    join(base.sources, 'node_modules/.bin/storybook'),
    ['build', '--quiet', '--stats-json', '--disable-telemetry', '--output-dir', building],
    { cwd: base.sources, all: true, reject: false },
  );
  if (failed)
    throw new Failure(
      `Storybook of ${commit} does not build:\n${all.split('\n').slice(-20).join('\n')}`,
    );
  renameSync(building, base.storybook); // an interrupted build is no base
  return base;
}
