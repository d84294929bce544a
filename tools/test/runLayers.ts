import type { LayerResult } from './checkLayer.ts';
import type { Layer } from './layers.ts';

/**
 * Runs the layers one after the other; one whose need failed is not run and counts as failed.
 * @returns the results in the order of the layers
 */
export async function runLayers(
  layers: readonly Layer[],
  run: (layer: Layer) => Promise<LayerResult>,
): Promise<readonly LayerResult[]> {
  const results: LayerResult[] = [];
  for (const layer of layers) {
    const failed = layer.needs?.find(
      (need) => results.find((result) => result.layer === need)?.failed !== 0,
    );
    results.push(
      failed === undefined
        ? await run(layer)
        : {
            layer: layer.name,
            passed: 0,
            failed: 1,
            seconds: 0,
            note: `not run: ${failed} failed`,
          },
    );
  }
  return results;
}
