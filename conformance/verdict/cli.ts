import { rmSync } from 'node:fs';
import { relative } from 'node:path';
import { REGION_IDS } from '../oracle/regions.ts';
import { results, root } from '../shared/paths.ts';
import { expectedFailures } from './record/expectedFailures.ts';
import { partPath, readRecord, writePart } from './record/records.ts';
import type { RunRecord, Shard } from './record/RunRecord.ts';
import { readScope } from './record/scope.ts';
import { buildReport, exitCodes } from './report/buildReport.ts';
import { summary } from './report/summary.ts';
import { engineLine, findFirefox, findWebKit, type Engines } from './run/engines.ts';
import { isBuildFresh } from './run/isBuildFresh.ts';
import { readOptions, usage } from './run/options.ts';
import { publish } from './run/publish.ts';
import { reporterEnvironment, runPlaywright } from './run/runPlaywright.ts';

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
  const problems = await runPlaywright(options, engines, stop.signal);
  const record = readRecord(readScope(options, reporterEnvironment(options)));
  if (options.shard) return endShard(options.shard, record, problems);
  const report = buildReport(record, problems, expectedFailures);
  publish(report);
  console.log(summary(report).join('\n'));
  return exitCodes[report.verdict];
}

/** A shard leaves its part for the merge, and prints how that part went. */
function endShard(shard: Shard, record: RunRecord, problems: readonly string[]): number {
  writePart(shard, { ...record, problems: [...record.problems, ...problems] });
  const report = buildReport({ ...record, shard }, problems, expectedFailures);
  console.log(summary(report, relative(root, partPath(shard))).join('\n'));
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
