import { z } from 'zod';
import type { Layer } from './layers.ts';

/** A test of a layer and how long it took, where its result file holds that. */
export interface TimedTest {
  readonly name: string;
  readonly seconds: number;
}

export interface LayerResult {
  readonly layer: string;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
  /** Why it failed, where the layer's own output does not show it. */
  readonly note?: string;
  /** The last lines of its output, where it failed. */
  readonly lastLines?: readonly string[];
  readonly tests?: readonly TimedTest[];
}

export interface LayerRun {
  readonly exitCode: number;
  readonly seconds: number;
  /** Its result file as it stands after the run. `writtenAt` in ms since the epoch. */
  readonly file?: { readonly text: string; readonly writtenAt: number };
}

const count = z.int().nonnegative();
const resultForm = z.object({
  layer: z.string(),
  passed: count,
  failed: count,
  tests: z
    .array(z.object({ name: z.string(), seconds: z.number().optional() }))
    .optional()
    .catch(undefined),
});

/**
 * What a layer's run counts for. A crash or an early exit is never green: a layer that counts must
 * have written its file in this run, in the right form, with at least one test in it.
 *
 * @param since when this `npm test` began, in ms since the epoch
 */
export function checkLayer(layer: Layer, run: LayerRun, since: number): LayerResult {
  const { exitCode, seconds } = run;
  const base = { layer: layer.name, seconds };
  if (!layer.counts)
    return exitCode === 0
      ? { ...base, passed: 1, failed: 0 }
      : { ...base, passed: 0, failed: 1, note: `exit code ${exitCode}` };
  const read = readCounts(layer, run.file, since);
  if (typeof read === 'string')
    return { ...base, passed: 0, failed: 1, note: `${read} (exit code ${exitCode})` };
  return read.failed > 0 || exitCode === 0
    ? { ...base, ...read }
    : { ...base, ...read, failed: 1, note: `exit code ${exitCode}` };
}

/** The counts of a result file, or what is wrong with it. */
function readCounts({ name }: Layer, file: LayerRun['file'], since: number) {
  const where = `.results/${name}.json`;
  if (file === undefined) return `it wrote no ${where}`;
  if (file.writtenAt < since) return `${where} is older than this run`;
  const { success, data } = resultForm.safeParse(parseJson(file.text));
  if (!success) return `${where} is not of the form { layer, passed, failed }`;
  const { layer, passed, failed, tests = [] } = data;
  if (layer !== name) return `${where} is the result of another layer, ${layer}`;
  if (passed + failed === 0) return `${where} names no test`;
  const timed = tests.flatMap(({ name: test, seconds }) =>
    seconds === undefined ? [] : [{ name: test, seconds }],
  );
  return { passed, failed, ...(timed.length > 0 && { tests: timed }) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
