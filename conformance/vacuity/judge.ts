import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../report/paths.ts';
import { RunReport } from '../report/RunReport.ts';
import { variables } from '../support/settings.ts';

export interface Judged {
  readonly exitCode: number | null;
  readonly output: string;
  readonly report: RunReport;
}

/** A folder for one run, inside the project, where specs find the packages that they import. */
export function makeFolder(): string {
  mkdirSync(join(root, '.results'), { recursive: true });
  return mkdtempSync(join(root, '.results', 'vacuity-'));
}

/** What a run is given, and what ends it before its time. */
interface Run {
  readonly args?: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  readonly signal: AbortSignal;
}

/** Runs the suite as a release manager does, on a server of ours; what it leaves goes to a folder. */
export async function judge(
  folder: string,
  server: string,
  { args = [], env = {}, signal }: Run,
): Promise<Judged> {
  const child = spawn(
    process.execPath,
    [
      ...['--disable-warning=ExperimentalWarning', 'conformance/cli.ts'],
      ...['--regions', 'gb', '--viewport', 'desktop', '--dist', 'dist'],
      ...['--server', `conformance/vacuity/${server}`, ...args],
    ],
    { cwd: root, env: { ...process.env, ...env, [variables.results]: folder } },
  );
  const stop = (): void => void child.kill('SIGTERM');
  signal.addEventListener('abort', stop, { once: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  await once(child, 'close');
  signal.removeEventListener('abort', stop);
  const path = join(folder, 'conformance', 'report.json');
  try {
    const report = RunReport.parse(JSON.parse(readFileSync(path, 'utf8')));
    return { exitCode: child.exitCode, output, report };
  } catch (error) {
    throw new Error(`The run left no report. It said:\n${output}`, { cause: error });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
