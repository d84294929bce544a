import { rmSync } from 'node:fs';
import { expectedFailures } from './ledger/expectedFailures.ts';
import { conclude } from './report/conclude.ts';
import { results } from './report/paths.ts';
import { exitCodes } from './report/verdict.ts';
import { closing } from './run/closing.ts';
import { mergeRecords } from './run/merge.ts';
import { publish } from './run/publish.ts';
import { readParts } from './run/records.ts';

/** One report and verdict of the parts that shards left in .results/conformance-shards. */
function main(): number {
  rmSync(results.folder, { recursive: true, force: true });
  rmSync(results.summary, { force: true });
  const report = conclude(mergeRecords(readParts()), [], expectedFailures);
  publish(report);
  console.log(closing(report).join('\n'));
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
