import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { RunReport } from '../report/RunReport.ts';

/** The name of the manifest in a run's folder. */
export const MANIFEST = 'manifest.json';

/** What a run's folder holds, by which build and which suite; `manifest.json`. */
export const Manifest = z.object({
  verdict: z.string(),
  startedAt: z.string(),
  commit: z.string(),
  build: z.string(),
  suite: z.string(),
  files: z.record(z.string(), z.string()).describe('SHA-256 of each file, in hexadecimal.'),
});

export type Manifest = z.infer<typeof Manifest>;

const hashOf = (path: string): string =>
  createHash('sha256').update(readFileSync(path)).digest('hex');

/** The hash of each file in a folder but the manifest. */
export const hashesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    globSync('**/*', { cwd: folder })
      .filter((name) => name !== MANIFEST && statSync(join(folder, name)).isFile())
      .toSorted()
      .map((name) => [name, hashOf(join(folder, name))]),
  );

/** The manifest of a report and the files beside it. */
export const manifestOf = ({ verdict, startedAt, scope }: RunReport, folder: string): Manifest => ({
  ...{ verdict, startedAt },
  commit: scope.commit,
  build: scope.build,
  suite: scope.suite,
  files: hashesIn(folder),
});
