import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../report/paths.ts';
import { loadRequirements } from '../support/requirements.ts';
import { readLayer } from './LayerResult.ts';
import { ledgerOf, printLedger, strangers } from './ledger.ts';

const LAYERS = ['unit', 'stories', 'conformance'];

function main(): number {
  const { values } = parseArgs({ options: { missing: { type: 'boolean', default: false } } });
  const requirements = loadRequirements();
  const layers = LAYERS.flatMap((layer) => {
    const path = `${root}.results/${layer}.json`;
    const result = readLayer(path);
    if (result) return [result];
    console.log(`${relative(root, path)} is not there: the layer "${layer}" has not run.`);
    return [];
  });
  const unknown = strangers(requirements, layers);
  if (unknown.length > 0) {
    for (const sentence of unknown) console.error(sentence);
    console.error('The ids stand in conformance/requirements.tsv.');
    return 1;
  }
  console.log(printLedger(ledgerOf(requirements, layers), values.missing).join('\n'));
  return 0;
}

try {
  process.exitCode = main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
