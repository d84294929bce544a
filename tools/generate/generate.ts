import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandOptions } from '../setup/process/commandOptions.ts';
import { Failure } from '../setup/process/Failure.mjs';
import { runMain } from '../setup/process/runMain.mjs';
import { driftOf } from './generated.ts';
import { generators } from './generators.ts';

const usage = `npm run generate -- [${generators.map(({ name }) => name).join(' | ')}] [--check]

Writes the files that follow from others, or those of the generators that are named; with --check it
writes none and fails when a committed one differs.

${generators.map(({ name, what }) => `${name.padEnd(14)} ${what}`).join('\n')}`;

const root = join(import.meta.dirname, '../..');

await runMain(async () => {
  const { values, positionals } = commandOptions(
    { allowPositionals: true, options: { check: { type: 'boolean', default: false } } },
    usage,
  );
  const unknown = positionals.filter((name) => !generators.some((one) => one.name === name));
  if (unknown.length > 0) throw new Failure(`Unknown: ${unknown.join(', ')}.\n\n${usage}`);
  const problems: string[] = [];
  for (const { name, run } of generators) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    const made = await run();
    problems.push(...(made.problems ?? []));
    for (const file of made.files) {
      const path = join(root, file.path);
      const drift = driftOf(file, existsSync(path) ? readFileSync(path, 'utf8') : null, name);
      if (drift === null) continue;
      if (values.check) problems.push(drift);
      else writeFileSync(path, file.text);
    }
    console.log(`${name}: ${made.summary} in ${made.files.map(({ path }) => path).join(', ')}`);
  }
  for (const problem of problems) console.error(problem);
  return problems.length > 0 ? 1 : 0;
});
