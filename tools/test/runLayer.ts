import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { spawnGroup } from '../setup/process/spawnGroup.mjs';
import { type LayerResult, checkLayer } from './checkLayer.ts';
import type { Layer } from './layers.ts';

const SILENCE_MS = 20_000;
/** How much of a failed layer's output is repeated at the end of `npm test`. */
const LAST_LINES = 40;

interface LayerContext {
  readonly root: string;
  /** When this `npm test` began, in ms since the epoch. */
  readonly since: number;
  readonly signal: AbortSignal;
}

/**
 * Runs a layer's script, prints its output, and checks what came out.
 * @throws the signal's reason when it aborts; the layer is stopped then
 */
export async function runLayer(
  layer: Layer,
  { root, since, signal }: LayerContext,
): Promise<LayerResult> {
  signal.throwIfAborted();
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  console.log(`\n${layer.name}: npm run ${layer.script}`);
  const silence = setInterval(() => {
    console.log(`  ... ${layer.name} is still running (${seconds().toFixed(1)} s)`);
  }, SILENCE_MS);
  const lines: string[] = [];
  // The runtime runs the script by itself: npm would add half a second and its own comments.
  const { ended, stop } = spawnGroup(process.execPath, ['--run', ...layer.script.split(' ')], {
    cwd: root,
    onLine(line) {
      silence.refresh();
      console.log(`  ${line}`.trimEnd());
      lines.push(line.trimEnd());
    },
  });
  const onAbort = () => {
    console.log('Stopping ...');
    void stop();
  };
  signal.addEventListener('abort', onAbort, { once: true });
  const exitCode = await ended;
  signal.removeEventListener('abort', onAbort);
  clearInterval(silence);
  signal.throwIfAborted();

  const file = join(root, '.results', `${layer.name}.json`);
  const written = existsSync(file) && {
    file: { text: readFileSync(file, 'utf8'), writtenAt: statSync(file).mtimeMs },
  };
  const result = checkLayer(layer, { exitCode, seconds: seconds(), ...written }, since);
  const { passed, failed, note } = result;
  console.log(
    `${layer.name}: ${passed} passed, ${failed} failed${note === undefined ? '' : ` (${note})`}, ${seconds().toFixed(1)} s`,
  );
  return failed > 0 ? { ...result, lastLines: lines.slice(-LAST_LINES) } : result;
}
