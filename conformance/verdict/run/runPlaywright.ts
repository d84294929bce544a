import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { root } from '../../shared/paths.ts';
import { variables } from '../../shared/settings.ts';
import { deployedBuild } from './deployedBuild.ts';
import { findBrowser, type Engines } from './engines.ts';
import { playwrightArguments, type Options } from './options.ts';
import { PreviewServer } from './PreviewServer.ts';

const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');

/** What the reporter has to know of the command line. */
export const reporterEnvironment = ({ grep, dist, target, live }: Options): NodeJS.ProcessEnv => ({
  ...(grep === null ? {} : { [variables.grep]: grep }),
  ...(dist === null ? {} : { [variables.dist]: dist }),
  ...(target === null ? {} : { [variables.target]: target }),
  ...(live ? { [variables.live]: 'true' } : {}),
});

/**
 * Runs Playwright with this runtime, its output passed through, until it ends or the signal stops it;
 * gives its exit code, null when it was stopped.
 */
async function run(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  stopped: AbortSignal,
): Promise<number | null> {
  const child = spawn(process.execPath, [playwright, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  const end = (): void => {
    child.kill('SIGINT');
  };
  stopped.addEventListener('abort', end, { once: true });
  if (stopped.aborted) end();
  await once(child, 'exit');
  stopped.removeEventListener('abort', end);
  return child.exitCode;
}

/** What stopped a run; a terminal's Ctrl-C ends the server as well. */
function aroundOf(stopped: AbortSignal, lost: AbortSignal): string[] {
  if (stopped.aborted) return ['The run was stopped.'];
  if (lost.aborted)
    return ['The server under test went away during the run: the rest was not run.'];
  return [];
}

/** Runs the tests on a server of their own; gives what went wrong around them. */
export async function runPlaywright(
  options: Options,
  engines: Engines,
  stopped: AbortSignal,
): Promise<string[]> {
  const browser = findBrowser(root);
  const server = await PreviewServer.start(root, options);
  try {
    const env = {
      [variables.port]: String(server.port),
      [variables.regions]: options.regions.join(','),
      [variables.viewports]: options.viewports.join(','),
      [variables.browser]: JSON.stringify(browser),
      [variables.firefox]: engines.firefox ?? '',
      [variables.webkit]: engines.webkit ?? '',
      ...reporterEnvironment(options),
      ...(options.target !== null && {
        [variables.build]: await deployedBuild(server.port, options.regions),
      }),
    };
    const code = await run(
      playwrightArguments(options),
      env,
      AbortSignal.any([stopped, server.lost]),
    );
    return [
      ...aroundOf(stopped, server.lost),
      ...(code === 0 || code === 1 || stopped.aborted
        ? []
        : [`Playwright ended with exit code ${code}.`]),
    ];
  } finally {
    await server.stop();
  }
}
