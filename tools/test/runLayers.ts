import type { LayerResult } from './checkLayer.ts';
import type { Layer } from './layers.ts';

/** Layers that run at the same time. */
function groupsOf(layers: readonly Layer[]): readonly (readonly Layer[])[] {
  const groups: Layer[][] = [];
  for (const layer of layers) {
    const last = groups.at(-1);
    if (layer.beside && last) last.push(layer);
    else groups.push([layer]);
  }
  return groups;
}

/**
 * Runs the layers in their order, those that are marked so beside the one before; one whose need failed
 * is not run and counts as failed.
 * @returns the results in the order of the layers
 */
export async function runLayers(
  layers: readonly Layer[],
  run: (layer: Layer) => Promise<LayerResult>,
): Promise<readonly LayerResult[]> {
  const results: LayerResult[] = [];
  const lacking = ({ needs = [] }: Layer): string | undefined =>
    needs.find((need) => results.find(({ layer }) => layer === need)?.failed !== 0);
  for (const group of groupsOf(layers)) {
    const ended = await Promise.all(
      group.map((layer) => {
        const need = lacking(layer);
        return need === undefined ? run(layer) : notRun(layer, need);
      }),
    );
    results.push(...ended);
  }
  return results;
}

const notRun = ({ name }: Layer, need: string): LayerResult => ({
  ...{ layer: name, passed: 0, failed: 1, seconds: 0 },
  note: `not run: ${need} failed`,
});
