import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '../report/paths.ts';
import type { Scope } from '../report/RunRecord.ts';
import { variables } from '../support/settings.ts';
import type { Options } from './options.ts';

/** A short name for the content of files: the same files, the same name. */
export function fingerprint(folder: string, patterns: readonly string[]): string {
  const hash = createHash('sha256');
  if (!existsSync(folder)) return 'none';
  for (const path of globSync([...patterns], { cwd: folder }).toSorted()) {
    const whole = join(folder, path);
    if (statSync(whole).isFile()) hash.update(path).update('\0').update(readFileSync(whole));
  }
  return hash.digest('hex').slice(0, 12);
}

/** What a run was asked to judge, by which suite, on which build; shards of one run agree in it. */
export function readScope(
  { regions, viewports }: Pick<Options, 'regions' | 'viewports'>,
  environment: NodeJS.ProcessEnv,
): Scope {
  return {
    regions: [...regions],
    viewports: [...viewports],
    grep: environment[variables.grep] ?? null,
    suite: fingerprint(join(root, 'conformance'), ['**/*.{ts,tsv}']),
    build: fingerprint(resolve(root, environment[variables.dist] ?? 'dist'), ['**/*']),
  };
}
