import { rmSync } from 'node:fs';
import { results } from '../../shared/paths.ts';
import { keepPrevious } from '../compare/lastRun.ts';
import { mergeRecords, readParts } from '../record/records.ts';
import { exitCodes } from '../report/exitCodes.ts';
import { summary } from '../report/summary.ts';
import { conclude } from './conclude.ts';
import { publish } from './publish.ts';

/**
 * `npm run conformance -- merge`: one report and verdict of the parts that shards left in
 * `.results/conformance-shards/`.
 */
export function mergeParts(): number {
  keepPrevious();
  rmSync(results.folder, { recursive: true, force: true });
  rmSync(results.summary, { force: true });
  const { report, ledger } = conclude(mergeRecords(readParts()), []);
  publish(report, ledger);
  console.log(summary(report).join('\n'));
  return exitCodes[report.verdict];
}
