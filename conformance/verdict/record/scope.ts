import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { project } from '../../shared/project.ts';
import { root } from '../../shared/paths.ts';
import type { Scope } from './RunRecord.ts';
import { variables } from '../../shared/settings.ts';

/** A short name for the content of files: the same files give the same name. */
export function fingerprint(folder: string, patterns: readonly string[]): string {
  const hash = createHash('sha256');
  if (!existsSync(folder)) return 'none';
  for (const path of globSync([...patterns], { cwd: folder }).toSorted()) {
    const whole = join(folder, path);
    if (statSync(whole).isFile()) hash.update(path).update('\0').update(readFileSync(whole));
  }
  return hash.digest('hex').slice(0, 12);
}

/** The commit of the working tree; `none` outside of a repository. */
function commitHere(): string {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : 'none';
}

/** By region: bytes of the compressed register page; those of a build that holds it. */
const firstBytesIn = (dist: string, regions: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    regions.flatMap((region) => {
      const page = join(dist, region, 'account/register.html.br');
      return existsSync(page) ? [[region, statSync(page).size]] : [];
    }),
  );

/** What a run covers, by which suite, on which build; the shards of one run agree in it. */
export function readScope(
  { regions, viewports }: Readonly<Record<'regions' | 'viewports', readonly string[]>>,
  environment: NodeJS.ProcessEnv,
): Scope {
  const target = environment[variables.target] ?? null;
  const dist = resolve(root, environment[variables.dist] ?? project.dist);
  return {
    regions: [...regions],
    viewports: [...viewports],
    grep: environment[variables.grep] ?? null,
    specs: environment[variables.specs] ?? null,
    mutants: environment[variables.mutants] !== undefined,
    suite: fingerprint(join(root, 'conformance'), ['**/*.{ts,tsv}']),
    target,
    live: environment[variables.live] !== undefined,
    build: target === null ? fingerprint(dist, ['**/*']) : (environment[variables.build] ?? 'none'),
    commit: commitHere(),
    firstBytes: target === null ? firstBytesIn(dist, regions) : {},
  };
}
