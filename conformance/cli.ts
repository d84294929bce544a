import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { results, root } from './report/paths.ts';
import { exitCodes } from './report/verdict.ts';
import { closing, readReport } from './run/closing.ts';
import { findBrowser } from './run/findBrowser.ts';
import { isBuildFresh } from './run/isBuildFresh.ts';
import { playwrightArguments, readOptions, usage, type Options } from './run/options.ts';
import { PreviewServer } from './run/PreviewServer.ts';
import { runChild } from './run/runChild.ts';
import { judgedRegions } from './support/regions.ts';
import { variables } from './support/settings.ts';

const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');

/** Judges the regions on a server of their own; returns what went wrong around the tests. */
async function judge(options: Options, stopped: AbortSignal): Promise<string[]> {
  const browser = findBrowser(root);
  const server = await PreviewServer.start(root);
  try {
    const env = {
      ...process.env,
      [variables.port]: String(server.port),
      [variables.regions]: options.regions.join(','),
      [variables.browser]: JSON.stringify(browser),
    };
    const args = [playwright, ...playwrightArguments(options)];
    const code = await runChild({ args, cwd: root, env, signal: stopped });
    return [
      ...(server.lost ? ['The server under test went away during the run.'] : []),
      ...(stopped.aborted ? ['The run was stopped.'] : []),
      ...(code === 0 || code === 1 ? [] : [`Playwright ended with exit code ${code}.`]),
    ];
  } finally {
    await server.stop();
  }
}

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2), judgedRegions());
  if (!isBuildFresh(root)) {
    console.error('dist/ is missing or older than its sources: run `npm run build`.');
    return exitCodes.INCOMPLETE;
  }
  rmSync(results.folder, { recursive: true, force: true });
  rmSync(results.summary, { force: true });

  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());
  console.log(`Conformance of ${options.regions.join(', ')} (${options.viewports.join(', ')})`);
  const around = await judge(options, stop.signal);
  const { verdict, lines } = closing(readReport(), options.regions, around);
  console.log(lines.join('\n'));
  return exitCodes[verdict];
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(usage);
  console.log('INCOMPLETE');
  process.exitCode = exitCodes.INCOMPLETE;
}
