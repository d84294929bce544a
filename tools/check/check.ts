import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { commandOptions } from '../setup/process/commandOptions.ts';
import { Failure } from '../setup/process/Failure.mjs';
import { runMain } from '../setup/process/runMain.mjs';

/** The static checks by name, each an npm script with its arguments; the longest first. */
const parts = new Map<string, readonly string[]>([
  ['lint', ['check:lint']],
  ['types', ['check:types']],
  ['generated', ['generate', '--', '--check']],
  ['dead-code', ['check:dead-code']],
  ['format', ['format', '--', '--check']],
  ['imports', ['check:imports']],
  ['texts', ['check:texts']],
  ['covers', ['check:covers']],
  ['rules', ['test:unit', '--', 'tools/check']], // the rules about the code that are tests
]);

const usage = `npm run check -- [${[...parts.keys()].join(' | ')}] ...

Runs the static checks side by side, all or those that are named.`;

const LANES = Math.min(2, availableParallelism());
/** For the compiler and the linter's type part, both written in Go: side by side, one core each is quickest. */
const env = { GOMAXPROCS: '1', GOGC: '400' };
const root = join(import.meta.dirname, '../..');

/** Runs a part and prints how it ended, with its output if it failed. */
async function run(name: string, args: readonly string[], signal: AbortSignal): Promise<boolean> {
  const { failed, all, durationMs } = await execa(process.execPath, ['--run', ...args], {
    all: true,
    cancelSignal: signal,
    cwd: root,
    env,
    killDescendants: true,
    reject: false,
    stdin: 'ignore',
  });
  signal.throwIfAborted();
  console.log(`${failed ? 'FAILED' : 'passed'}  ${name}  ${(durationMs / 1000).toFixed(1)} s`);
  if (failed) console.log(all);
  return !failed;
}

await runMain(async (signal) => {
  const { positionals } = commandOptions({ allowPositionals: true }, usage);
  const unknown = positionals.filter((name) => !parts.has(name));
  if (unknown.length > 0) throw new Failure(`Unknown: ${unknown.join(', ')}.\n\n${usage}`);
  const waiting = [...parts].filter(
    ([name]) => positionals.length === 0 || positionals.includes(name),
  );
  let passed = true;
  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      passed = (await run(...next, signal)) && passed;
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return passed ? 0 : 1;
});
