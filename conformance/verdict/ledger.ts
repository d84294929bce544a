import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { results, root } from '../shared/paths.ts';
import { RunReport } from './report/RunReport.ts';
import { loadRequirements } from '../oracle/requirements.ts';
import { ledgerOf, printLedger, unknownIds } from './ledger/coverage.ts';
import { readLayers } from './ledger/layers.ts';
import { summaryLines } from './ledger/LedgerReport.ts';
import { writeLedger } from './run/publish.ts';

/** The last run's report; undefined when the suite has not run. */
function readReport(): RunReport | undefined {
  if (!existsSync(results.json)) return undefined;
  const parsed = RunReport.safeParse(JSON.parse(readFileSync(results.json, 'utf8')));
  if (parsed.success) return parsed.data;
  throw new Error(
    `${relative(root, results.json)} is from another suite; run npm run conformance.`,
  );
}

function main(): number {
  const { values } = parseArgs({ options: { missing: { type: 'boolean', default: false } } });
  const requirements = loadRequirements();
  const { layers: below, absent } = readLayers();
  const report = readReport();
  for (const sentence of absent) console.log(sentence);
  if (!report) console.log(`${relative(root, results.json)} is missing: the suite has not run.`);
  const layers = [
    ...below,
    ...(report ? [{ layer: 'conformance', passed: 0, failed: 0, tests: report.tests }] : []),
  ];
  const unknown = unknownIds(requirements, layers);
  if (unknown.length > 0) {
    for (const sentence of unknown) console.error(sentence);
    console.error('The ids stand in conformance/oracle/requirements.tsv.');
    return 1;
  }
  console.log(printLedger(ledgerOf(requirements, layers), values.missing).join('\n'));
  if (report) console.log(['', ...summaryLines(writeLedger(report))].join('\n'));
  return 0;
}

try {
  process.exitCode = main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
