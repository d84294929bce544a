import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { seconds } from '../process/progress.mjs';
import { spawnGroup } from '../process/spawnGroup.mjs';
import { type LayerResult, judgeLayer } from './judgeLayer.ts';
import type { Layer } from './layers.ts';

const SILENCE_MS = 20_000;
/** How much of a failed layer's output is repeated at the end of `npm test`. */
const LAST_LINES = 40;

interface LayerSurroundings {
  readonly root: string;
  /** The folder of the result files. */
  readonly results: string;
  /** When this `npm test` began, in ms since the epoch. */
  readonly since: number;
  /** Before every line, so that layers which overlap can be told apart. */
  readonly prefix: string;
  readonly signal: AbortSignal;
}

/**
 * Runs a layer's script, streams its output, and judges what came out.
 *
 * @throws the signal's reason when it aborts; the layer is stopped then
 */
export async function runLayer(
  layer: Layer,
  { root, results, since, prefix, signal }: LayerSurroundings,
): Promise<LayerResult> {
  signal.throwIfAborted();
  const started = performance.now();
  const passed = () => performance.now() - started;
  console.log(`\n${layer.name}: npm run ${layer.script}`);
  const silence = setInterval(() => {
    console.log(`${prefix}... ${layer.name} is still running (${seconds(passed())})`);
  }, SILENCE_MS);
  const lastLines: string[] = [];
  // The runtime runs the script by itself: npm would add half a second and its own comments.
  const { ended, stop } = spawnGroup(process.execPath, ['--run', layer.script], {
    cwd: root,
    onLine(line) {
      silence.refresh();
      console.log(`${prefix}${line}`.trimEnd());
      lastLines.push(line.trimEnd());
      if (lastLines.length > LAST_LINES) lastLines.shift();
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

  const file = readResult(path.join(results, `${layer.name}.json`));
  const run = { exitCode, seconds: passed() / 1000, ...(file === undefined ? {} : { file }) };
  const result = judgeLayer(layer, run, since);
  const note = result.note === undefined ? '' : ` (${result.note})`;
  console.log(
    `${layer.name}: ${result.passed} passed, ${result.failed} failed${note}, ${seconds(passed())}`,
  );
  return result.failed > 0 ? { ...result, lastLines } : result;
}

function readResult(file: string) {
  if (!existsSync(file)) return undefined;
  return { text: readFileSync(file, 'utf8'), writtenAt: statSync(file).mtimeMs };
}
