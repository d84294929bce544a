import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import * as z from 'zod';
import { root } from '../../shared/paths.ts';

const LayerResult = z.object({
  layer: z.string().min(1),
  passed: z.number().int(),
  failed: z.number().int(),
  tests: z.array(
    z.object({
      name: z.string(),
      file: z.string(),
      status: z.string(),
      covers: z.array(z.string()),
    }),
  ),
});

/** What one layer's last run left in `.results/<layer>.json`. */
export type LayerResult = z.infer<typeof LayerResult>;

/** Reads a layer's result; undefined when the layer has not run. @throws Error when the file is not such a result. */
export function readLayer(path: string): LayerResult | undefined {
  if (!existsSync(path)) return undefined;
  const parsed = LayerResult.safeParse(parse(path));
  if (parsed.success) return parsed.data;
  throw new Error(
    `${path} is not a result of a test run; run its layer again. ${z.prettifyError(parsed.error)}`,
  );
}

function parse(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path} is not JSON; run its layer again.`, { cause: error });
  }
}

const LAYERS = ['unit', 'stories'];

/** The results of the layers below this suite, and a sentence for each that has not run. */
export function readLayers(): { readonly layers: LayerResult[]; readonly absent: string[] } {
  const read = LAYERS.map((layer) => {
    const path = `${root}.results/${layer}.json`;
    return { layer, path, result: readLayer(path) };
  });
  return {
    layers: read.flatMap(({ result }) => result ?? []),
    absent: read
      .filter(({ result }) => !result)
      .map(
        ({ layer, path }) =>
          `${relative(root, path)} is missing: the layer "${layer}" has not run.`,
      ),
  };
}
