import { relative } from 'node:path';
import { root } from '../report/paths.ts';
import { readLayer, type LayerResult } from './LayerResult.ts';

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
          `${relative(root, path)} is not there: the layer "${layer}" has not run.`,
      ),
  };
}
