import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { relative } from 'node:path';
import { REGION_IDS } from './expectations/RegionExpectations.ts';
import { expectedFailures } from './ledger/expectedFailures.ts';
import { conclude } from './report/conclude.ts';
import { results, root } from './report/paths.ts';
import type { RunRecord } from './report/RunRecord.ts';
import { exitCodes } from './report/verdict.ts';
import { closing } from './run/closing.ts';
import { engineLine, type Engines } from './run/engines.ts';
import { findBrowser } from './run/findBrowser.ts';
import { findFirefox } from './run/findFirefox.ts';
import { findWebKit } from './run/findWebKit.ts';
import { isBuildFresh } from './run/isBuildFresh.ts';
import {
  playwrightArguments,
  readOptions,
  usage,
  type Options,
  type Shard,
} from './run/options.ts';
import { PreviewServer } from './run/PreviewServer.ts';
import { publish } from './run/publish.ts';
import { partPath, readRecord, writePart } from './run/records.ts';
import { runChild } from './run/runChild.ts';
import { readScope } from './run/scope.ts';
import { variables } from './support/settings.ts';

const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');

/** What the reporter has to know of the command line. */
const surroundings = ({ grep, dist }: Options): NodeJS.ProcessEnv => ({
  ...(grep === null ? {} : { [variables.grep]: grep }),
  ...(dist === null ? {} : { [variables.dist]: dist }),
});

/** Judges the regions on a server of their own; returns what went wrong around the tests. */
async function judge(options: Options, engines: Engines, stopped: AbortSignal): Promise<string[]> {
  const browser = findBrowser(root);
  const server = await PreviewServer.start(root, {
    server: options.server,
    dist: options.dist ?? 'dist',
  });
  try {
    const env = {
      ...process.env,
      [variables.port]: String(server.port),
      [variables.regions]: options.regions.join(','),
      [variables.viewports]: options.viewports.join(','),
      [variables.browser]: JSON.stringify(browser),
      [variables.firefox]: engines.firefox ?? '',
      [variables.webkit]: engines.webkit ?? '',
      ...surroundings(options),
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
  const options = readOptions(process.argv.slice(2), REGION_IDS);
  if (options.dist === null && !isBuildFresh(root)) {
    console.error('dist/ is missing or older than its sources: run `npm run build`.');
    return exitCodes.INCOMPLETE;
  }
  rmSync(results.folder, { recursive: true, force: true });
  rmSync(options.shard ? partPath(options.shard) : results.summary, { force: true });

  const engines: Engines = { firefox: findFirefox(), webkit: findWebKit() };
  console.log(engineLine(engines));
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());
  const part = options.shard ? `, shard ${options.shard.index} of ${options.shard.total}` : '';
  console.log(
    `Conformance of ${options.regions.join(', ')} (${options.viewports.join(', ')})${part}`,
  );
  const around = await judge(options, engines, stop.signal);
  const record = readRecord(readScope(options, surroundings(options)));
  if (options.shard) return endShard(options.shard, record, around);
  const report = conclude(record, around, expectedFailures);
  publish(report);
  console.log(closing(report).join('\n'));
  return exitCodes[report.verdict];
}

/** A shard leaves its part for the merge, and says how that part went. */
function endShard(shard: Shard, record: RunRecord, around: readonly string[]): number {
  writePart(shard, { ...record, problems: [...record.problems, ...around] });
  const report = conclude({ ...record, shard }, around, expectedFailures);
  console.log(closing(report, relative(root, partPath(shard))).join('\n'));
  return exitCodes[report.verdict];
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(usage);
  console.log('INCOMPLETE');
  process.exitCode = exitCodes.INCOMPLETE;
}
