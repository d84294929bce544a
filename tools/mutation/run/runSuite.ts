import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { spawnGroup } from '../../setup/process/spawnGroup.mjs';

const root = join(import.meta.dirname, '../../..');

/** What mutation testing reads of the suite's report. */
const Report = z.object({
  finished: z.boolean(),
  problems: z.array(z.string()),
  tests: z.array(
    z.object({
      name: z.string(),
      site: z.string(),
      file: z.string(),
      status: z.string(),
      error: z.string().optional(),
    }),
  ),
});
export type SuiteReport = z.infer<typeof Report>;

export interface SuiteRun {
  readonly args: readonly string[];
  readonly regions: readonly string[];
  /** Which tests run; null is all. */
  readonly grep: string | null;
  /** The folder in which the suite leaves what it found: `npm run conformance` keeps its own. */
  readonly results: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly signal: AbortSignal;
}

/** The result of a run: its exit code is its verdict; no report when none was written. */
export interface SuiteResult {
  readonly exitCode: number;
  readonly report: SuiteReport | null;
  readonly output: readonly string[];
}

/**
 * Runs `node conformance/verdict/cli.ts`, as a release manager does, without its output.
 * @throws the signal's reason when it aborts; nothing is left running then
 */
export async function runSuite(run: SuiteRun): Promise<SuiteResult> {
  const { args, regions, grep, results, env, signal } = run;
  signal.throwIfAborted();
  const output: string[] = [];
  const file = join(results, 'conformance/report.json');
  rmSync(file, { force: true });
  const command = [
    ...['conformance/verdict/cli.ts', '--regions', regions.join(','), ...args],
    ...(grep === null ? [] : ['--grep', grep]),
  ];
  const { ended, stop } = spawnGroup(process.execPath, command, {
    cwd: root,
    env: { CONFORMANCE_RESULTS: results, ...env },
    onLine: (line) => output.push(line),
  });
  const onAbort = (): void => void stop();
  signal.addEventListener('abort', onAbort, { once: true });
  const exitCode = await ended;
  signal.removeEventListener('abort', onAbort);
  signal.throwIfAborted();
  const written = existsSync(file) ? Report.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
  return { exitCode, report: written, output };
}
