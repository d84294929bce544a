import { rmSync } from 'node:fs';
import { expectedFailures } from './record/expectedFailures.ts';
import { buildReport, exitCodes } from './report/buildReport.ts';
import { results } from '../shared/paths.ts';
import { summary } from './report/summary.ts';
import { mergeRecords, readParts } from './record/records.ts';
import { publish } from './run/publish.ts';

/** One report and verdict of the parts that shards left in .results/conformance-shards. */
function main(): number {
  rmSync(results.folder, { recursive: true, force: true });
  rmSync(results.summary, { force: true });
  const report = buildReport(mergeRecords(readParts()), [], expectedFailures);
  publish(report);
  console.log(summary(report).join('\n'));
  return exitCodes[report.verdict];
}

try {
  process.exitCode = main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error('npm run conformance -- --shard i/n leaves a part in .results/conformance-shards.');
  console.log('INCOMPLETE');
  process.exitCode = exitCodes.INCOMPLETE;
}
