import { expect, test } from 'vitest';
import type { LayerResult } from './judgeLayer.ts';
import type { Layer } from './layers.ts';
import { layers as real } from './layers.ts';
import { runLayers } from './runLayers.ts';

function layer(name: string, rest: Partial<Layer> = {}): Layer {
  return { name, script: name, needs: [], after: [], counts: false, ...rest };
}

function result(name: string, failed = 0): LayerResult {
  return { layer: name, passed: failed === 0 ? 1 : 0, failed, seconds: 1 };
}

/** Runs layers of which some fail, and keeps what began and ended, in order. */
async function run(layers: readonly Layer[], failing: readonly string[] = [], lanes = 1) {
  const log: string[] = [];
  const results = await runLayers(
    layers,
    async ({ name }) => {
      log.push(`${name} begins`);
      await Promise.resolve();
      log.push(`${name} ends`);
      return result(name, failing.includes(name) ? 1 : 0);
    },
    lanes,
  );
  return { log, results };
}

test('one lane runs them in their order, one after the other', async () => {
  const { log } = await run([layer('a'), layer('b')]);
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

test('a later layer runs although an earlier one failed', async () => {
  const { results } = await run([layer('a'), layer('b'), layer('c', { after: ['a'] })], ['a']);
  expect(results.map(({ failed }) => failed)).toEqual([1, 0, 0]);
});

test('a layer whose need failed is not run and has failed, and so on', async () => {
  const chain = [layer('a'), layer('b', { needs: ['a'] }), layer('c', { needs: ['b'] })];
  const { log, results } = await run(chain, ['a']);
  expect(log).not.toContain('b begins');
  expect(results.map(({ note }) => note)).toEqual([
    undefined,
    'not run because a failed',
    'not run because b failed',
  ]);
  expect(results.map(({ failed }) => failed)).toEqual([1, 1, 1]);
});

test('two lanes overlap what is independent and keep the order of the results', async () => {
  const { log, results } = await run([layer('a'), layer('b'), layer('c', { needs: ['a'] })], [], 2);
  expect(log.slice(0, 2)).toEqual(['a begins', 'b begins']);
  expect(log.indexOf('c begins')).toBeGreaterThan(log.indexOf('a ends'));
  expect(results.map(({ layer: name }) => name)).toEqual(['a', 'b', 'c']);
});

test('layers that wait for each other are an error', async () => {
  const circle = [layer('a', { needs: ['b'] }), layer('b', { after: ['a'] })];
  await expect(run(circle)).rejects.toThrow(
    'wait for each other or for one that does not exist: a, b',
  );
});

test('the real list can run to its end, with distinct names', async () => {
  const { results } = await run(real);
  expect(new Set(results.map(({ layer: name }) => name)).size).toBe(real.length);
});
