import { expect, it } from 'vitest';
import { type LayerResult, layersThatCount } from './layers.ts';

const result = (layer: string, part: Partial<LayerResult> = {}): LayerResult => ({
  ...{ layer, passed: 1, failed: 0, sources: `${layer} now`, part: false, tests: [] },
  ...part,
});
const unit = result('unit');
const stories = result('stories');
const sources = { unit: 'unit now', stories: 'stories now' };

it('whole results on the sources of today count', () => {
  expect(layersThatCount({ unit, stories }, sources)).toEqual({
    layers: [unit, stories],
    absent: [],
  });
});

it.each([
  ['it has not run', undefined],
  ['only a part of it ran', result('unit', { part: true })],
  ['its sources have changed since it ran', result('unit', { sources: 'unit before' })],
])('a layer counts as not run when %s, and a sentence says so', (why, other) => {
  expect(layersThatCount({ unit: other, stories }, sources)).toEqual({
    layers: [stories],
    absent: [`The layer "unit" counts as not run, since ${why}: \`npm run test:unit\`.`],
  });
});
