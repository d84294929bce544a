import { cpSync, existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { ConfigurationError } from '../shared/ConfigurationError.ts';
import { endWith } from '../shared/endWith.ts';
import { results, root } from '../shared/paths.ts';
import { readArguments } from '../shared/readArguments.ts';
import { readSide } from './compare/Side.ts';
import { verifyBundle } from './evidence/verifyBundle.ts';

const usage = `npm run conformance:verify -- [--folder <folder>] [--keep <name>]

Checks the evidence of a run: that no file of it was changed, added or lost, that its report, build and
suite are those of its manifest, and that no secret of the tests is in it.

  --folder <folder>  another run than the last one
  --keep <name>      keeps it as a release in .results/releases/<name>, with which later runs are compared
  --help             this text

It ends with 1 when something is wrong.`;

function keep(folder: string, name: string): void {
  if (!/^[\w.-]+$/.test(name))
    throw new ConfigurationError(
      `--keep names a folder: letters, digits, dots and dashes, not "${name}".`,
    );
  const { limits } = readSide(join(folder, 'report.json')).report;
  if (limits.length > 0)
    throw new ConfigurationError(`Only a whole run can be kept; this one is ${limits.join('; ')}.`);
  const target = join(results.releases, name);
  if (existsSync(target))
    throw new ConfigurationError(
      `${relative(root, target)} exists: a release is kept once. Give another name.`,
    );
  cpSync(folder, target, { recursive: true });
  console.log(`Kept in ${relative(root, target)}.`);
}

function main(): number {
  const values = readArguments('npm run conformance:verify', {
    options: {
      folder: { type: 'string', default: results.folder },
      keep: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const folder = resolve(root, values.folder);
  const problems = verifyBundle(folder);
  for (const problem of problems) console.log(`✗ ${problem}`);
  if (problems.length > 0) return 1;
  console.log(`${relative(root, folder)}: every file is as the run wrote it; no secret is in it.`);
  if (values.keep !== undefined) keep(folder, values.keep);
  return 0;
}

endWith(main, 2);
