import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { setUpBrowser } from '../browser/setUpBrowser.mjs';
import { Failure } from '../process/Failure.mjs';
import { runMain } from '../process/runMain.mjs';
import type { LayerResult } from './judgeLayer.ts';
import { LANES, layers } from './layers.ts';
import { runLayer } from './runLayer.ts';
import { runLayers } from './runLayers.ts';
import { summary } from './summary.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const resultsFolder = path.join(root, '.results');

await runMain(async (signal) => {
  if (process.argv.length > 2) {
    throw new Failure(
      '`npm test` runs everything and takes no arguments. One layer alone: ' +
        `${layers.map(({ script }) => `npm run ${script}`).join(', ')}.`,
    );
  }
  const since = Date.now();
  rmSync(resultsFolder, { recursive: true, force: true });
  mkdirSync(resultsFolder);

  const results = (await setUp(signal)) ?? (await runAll(since, signal));
  console.log(`\n${summary(results)}`);
  return results.every(({ failed }) => failed === 0) ? 0 : 1;
});

/** @returns a failed result when the layers cannot run on this machine */
async function setUp(signal: AbortSignal): Promise<LayerResult[] | undefined> {
  const started = performance.now();
  try {
    await setUpBrowser(signal);
    return undefined;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(error.message);
    const seconds = (performance.now() - started) / 1000;
    return [{ layer: 'set-up', passed: 0, failed: 1, seconds, note: 'nothing was run' }];
  }
}

function runAll(since: number, signal: AbortSignal): Promise<LayerResult[]> {
  return runLayers(
    layers,
    (layer) => {
      const prefix = LANES > 1 ? `[${layer.name}] ` : '  ';
      return runLayer(layer, { root, results: resultsFolder, since, prefix, signal });
    },
    LANES,
  );
}
