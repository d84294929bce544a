import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';

const manifestForm = z.object({ bin: z.union([z.string(), z.record(z.string(), z.string())]) });

/**
 * The script behind a package's command, to be run by `process.execPath`: unlike the shim in
 * node_modules/.bin it starts the same way on every system, and without a shell in between.
 *
 * @param name a package whose command has its own name
 * @throws when the package is not installed or has no such command
 */
export function packageBinary(name: string): string {
  const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`);
  const { bin } = manifestForm.parse(JSON.parse(readFileSync(manifest, 'utf8')));
  const file = typeof bin === 'string' ? bin : bin[name];
  if (file === undefined) throw new Error(`The package ${name} has no command of that name.`);
  return path.join(path.dirname(manifest), file);
}
