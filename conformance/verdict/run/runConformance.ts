import { rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { REGION_IDS } from '../../oracle/regions.ts';
import { ConfigurationError } from '../../shared/ConfigurationError.ts';
import { results, root } from '../../shared/paths.ts';
import { project } from '../../shared/project.ts';
import { keepPrevious } from '../compare/lastRun.ts';
import { expectedFailures } from '../record/expectedFailures.ts';
import { partPath, readRecord, writePart } from '../record/records.ts';
import type { RunRecord, Shard } from '../record/RunRecord.ts';
import { readScope } from '../record/scope.ts';
import { buildReport } from '../report/buildReport.ts';
import { exitCodes } from '../report/exitCodes.ts';
import { summary } from '../report/summary.ts';
import type { Verdict } from '../report/RunReport.ts';
import { unexpectedSites } from './builtSites.ts';
import { conclude } from './conclude.ts';
import { engineLine, findFirefox, findWebKit, type Engines } from './engines.ts';
import { isBuildFresh } from './isBuildFresh.ts';
import { readOptions, usage, type Options } from './options.ts';
import { publish } from './publish.ts';
import { reporterEnvironment, runPlaywright } from './runPlaywright.ts';

/** `npm run conformance`: runs the tests and prints the verdict; gives its exit code. */
export async function runConformance(stopped: AbortSignal): Promise<number> {
  const options = readOptions(process.argv.slice(2), REGION_IDS);
  if (options.help) {
    console.log(usage);
    return 0;
  }
  if (options.dist === null && options.target === null && !isBuildFresh(root))
    throw new ConfigurationError(
      'dist/ is missing or older than its sources: run `npm run build`.',
    );
  keepPrevious();
  rmSync(results.folder, { recursive: true, force: true });
  rmSync(options.shard ? partPath(options.shard) : results.summary, { force: true });

  const engines: Engines = { firefox: findFirefox(), webkit: findWebKit() };
  console.log(engineLine(engines));
  const part = options.shard ? `, shard ${options.shard.index} of ${options.shard.total}` : '';
  console.log(
    `Conformance of ${options.regions.join(', ')} (${options.viewports.join(', ')})${part}`,
  );
  const around = [
    ...(options.regions.length < REGION_IDS.length || options.target !== null
      ? []
      : unexpectedSites(resolve(root, options.dist ?? project.dist))),
    ...(await runPlaywright(options, engines, stopped)),
  ];
  const environment = { ...process.env, ...reporterEnvironment(options) };
  const record = readRecord(readScope(options, environment));
  if (options.shard) return endShard(options.shard, record, around, options);
  const { report, ledger } = conclude(record, around);
  publish(report, ledger);
  console.log(summary(report).join('\n'));
  return exitCodeOf(report.verdict, options);
}

/** A shard leaves its part for the merge, and prints how that part went. */
function endShard(
  shard: Shard,
  record: RunRecord,
  problems: readonly string[],
  options: Options,
): number {
  writePart(shard, { ...record, problems: [...record.problems, ...problems] });
  const report = buildReport(
    { ...record, shard },
    {
      problems,
      entries: expectedFailures,
      all: REGION_IDS,
      coverage: { regions: {}, findings: [] },
    },
  );
  console.log(summary(report, relative(root, partPath(shard))).join('\n'));
  return exitCodeOf(report.verdict, options);
}

const exitCodeOf = (verdict: Verdict, { allowPartial }: Options): number =>
  verdict === 'PARTIAL' && allowPartial ? 0 : exitCodes[verdict];
