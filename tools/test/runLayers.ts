import type { LayerResult } from './judgeLayer.ts';
import type { Layer } from './layers.ts';

/**
 * Runs the layers in their order, as many at a time as there are lanes; one whose need failed is
 * not run and counts as failed.
 *
 * @param runOne runs a layer; when it rejects, everything ends
 * @returns the results in the order of the layers
 * @throws {Error} when a layer waits for one that is not in the list, or that waits for it
 */
export async function runLayers(
  layers: readonly Layer[],
  runOne: (layer: Layer) => Promise<LayerResult>,
  lanes: number,
): Promise<LayerResult[]> {
  const results = new Map<string, LayerResult>();
  const waiting = new Set(layers);
  const running = new Set<Promise<void>>();
  try {
    while (waiting.size + running.size > 0) {
      const next = [...waiting].find((layer) => isReady(layer, results));
      if (next === undefined && running.size === 0) throw new Error(deadlock(waiting));
      if (next === undefined || running.size === lanes) {
        await Promise.race(running);
        continue;
      }
      waiting.delete(next);
      const run = (blocked(next, results) ?? runOne(next)).then((result) => {
        results.set(next.name, result);
        running.delete(run);
      });
      running.add(run);
    }
  } finally {
    await Promise.allSettled(running);
  }
  return layers.flatMap(({ name }) => results.get(name) ?? []);
}

function isReady({ needs, after }: Layer, results: ReadonlyMap<string, LayerResult>): boolean {
  return [...needs, ...after].every((name) => results.has(name));
}

function blocked({ name, needs }: Layer, results: ReadonlyMap<string, LayerResult>) {
  const culprit = needs.find((need) => results.get(need)?.failed !== 0);
  if (culprit === undefined) return undefined;
  const note = `not run because ${culprit} failed`;
  return Promise.resolve({ layer: name, passed: 0, failed: 1, seconds: 0, note });
}

function deadlock(waiting: Iterable<Layer>): string {
  const names = [...waiting].map(({ name }) => name).join(', ');
  return (
    `These layers wait for each other or for one that does not exist: ${names}. ` +
    'Correct their `needs` and `after` in tools/test/layers.ts.'
  );
}
