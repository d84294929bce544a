import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { REGION_IDS } from '../oracle/regions.ts';
import { root } from '../shared/paths.ts';
import { variables } from '../shared/settings.ts';
import { siteName, type Site } from '../shared/Site.ts';
import { RunReport } from '../verdict/report/RunReport.ts';

export interface SuiteRun {
  readonly exitCode: number | null;
  readonly output: string;
  readonly report: RunReport;
}

/** The site on which the suite is tested; any one serves. */
const site: Site = { region: REGION_IDS[0] ?? '', viewport: 'desktop' };
export const testedSite = siteName(site);

/** A folder for one run, inside the project, where specs find the packages that they import. */
export function makeFolder(): string {
  mkdirSync(join(root, '.results'), { recursive: true });
  return mkdtempSync(join(root, '.results', 'self-test-'));
}

interface Options {
  readonly args?: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** Ctrl-C in the terminal, as soon as this is printed. */
  readonly interruptAt?: string;
  /** What stops the run. */
  readonly signal: AbortSignal;
}

/** Runs the suite as a release manager does, on a server of this folder; its results go to `folder`. */
export async function runSuite(
  folder: string,
  server: string,
  { args = [], env = {}, interruptAt, signal }: Options,
): Promise<SuiteRun> {
  const child = spawn(
    process.execPath,
    [
      ...['--disable-warning=ExperimentalWarning', 'conformance/verdict/cli.ts'],
      ...['--regions', site.region, '--viewport', site.viewport, '--dist', 'dist'],
      ...['--server', `conformance/self-test/${server}`, ...args],
    ],
    {
      cwd: root,
      env: { ...process.env, ...env, [variables.results]: folder },
      detached: true, // in a group of its own, as a terminal's job, so that Ctrl-C can be sent to all of it
    },
  );
  const stop = (): void => void child.kill('SIGTERM');
  signal.addEventListener('abort', stop, { once: true });
  let output = '';
  let isInterrupted = false;
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (isInterrupted || interruptAt === undefined || !output.includes(interruptAt)) return;
      isInterrupted = true;
      process.kill(-(child.pid ?? 0), 'SIGINT');
    });
  await once(child, 'close');
  signal.removeEventListener('abort', stop);
  const path = join(folder, 'conformance', 'report.json');
  try {
    const report = RunReport.parse(JSON.parse(readFileSync(path, 'utf8')));
    return { exitCode: child.exitCode, output, report };
  } catch (error) {
    throw new Error(`The run left no report. Its output:\n${output}`, { cause: error });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
