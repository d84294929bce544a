import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setUpBrowser } from '../setup/browser/setUpBrowser.mjs';
import { Failure } from '../setup/process/Failure.mjs';
import { runMain } from '../setup/process/runMain.mjs';
import type { LayerResult } from './checkLayer.ts';
import { layers } from './layers.ts';
import { runLayer } from './runLayer.ts';
import { runLayers } from './runLayers.ts';
import { summary } from './summary.ts';

const root = join(import.meta.dirname, '../..');

await runMain(async (signal) => {
  if (process.argv.length > 2)
    throw new Failure(
      '`npm test` runs everything and takes no arguments. One layer alone: ' +
        `${layers.map(({ script }) => `npm run ${script}`).join(', ')}.`,
    );
  const since = Date.now();
  rmSync(join(root, '.results'), { recursive: true, force: true });
  mkdirSync(join(root, '.results'));
  const results =
    (await setUp(signal)) ??
    (await runLayers(layers, (layer) => runLayer(layer, { root, since, signal })));
  console.log(`\n${summary(results)}`);
  return results.every(({ failed }) => failed === 0) ? 0 : 1;
});

/** @returns a failed result when the layers cannot run on this machine */
async function setUp(signal: AbortSignal): Promise<LayerResult[] | undefined> {
  try {
    await setUpBrowser(signal);
    return undefined;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(error.message);
    return [{ layer: 'set-up', passed: 0, failed: 1, seconds: 0, note: 'nothing was run' }];
  }
}
