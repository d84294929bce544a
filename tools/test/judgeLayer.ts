import { z } from 'zod';
import type { Layer } from './layers.ts';

export interface LayerResult {
  readonly layer: string;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
  /** Why it failed, where the layer's own output does not say so. */
  readonly note?: string;
  /** The last lines of its output, where it failed. */
  readonly lastLines?: readonly string[];
}

export interface LayerRun {
  readonly exitCode: number;
  readonly seconds: number;
  /** Its result file as it stands after the run. `writtenAt` in ms since the epoch. */
  readonly file?: { readonly text: string; readonly writtenAt: number };
}

const count = z.int().nonnegative();
const resultForm = z.looseObject({ layer: z.string(), passed: count, failed: count });

/**
 * What a layer's run counts for. A crash or an early exit is never green: a layer that counts must
 * have written its file in this run, in the right form, with at least one test in it.
 *
 * @param since when this `npm test` began, in ms since the epoch
 */
export function judgeLayer(layer: Layer, run: LayerRun, since: number): LayerResult {
  const { exitCode } = run;
  const counted = layer.counts ? readCounts(layer, run.file, since) : { passed: 0, failed: 0 };
  const result = { layer: layer.name, seconds: run.seconds };
  if (typeof counted === 'string') {
    return { ...result, passed: 0, failed: 1, note: `${counted} (exit code ${exitCode})` };
  }
  const { passed, failed } = counted;
  if (failed > 0) return { ...result, passed, failed };
  if (exitCode !== 0) return { ...result, passed, failed: 1, note: `exit code ${exitCode}` };
  return { ...result, passed: layer.counts ? passed : 1, failed: 0 };
}

/** The counts of a result file, or what is wrong with it. */
function readCounts({ name }: Layer, file: LayerRun['file'], since: number) {
  const where = `.results/${name}.json`;
  if (file === undefined) return `it wrote no ${where}`;
  if (file.writtenAt < since) return `${where} is older than this run`;
  const { success, data } = resultForm.safeParse(parseJson(file.text));
  if (!success) return `${where} is not of the form { layer, passed, failed }`;
  if (data.layer !== name) return `${where} is the result of another layer, ${data.layer}`;
  if (data.passed + data.failed === 0) return `${where} names no test`;
  return { passed: data.passed, failed: data.failed };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
