import { expect, test } from 'vitest';
import type { Layer } from './layers.ts';
import { layers as real } from './layers.ts';
import { runLayers } from './runLayers.ts';

const layer = (name: string, needs: readonly string[] = []): Layer => {
  return { name, script: name, needs, counts: false };
};

/** Runs layers of which some fail, and keeps what ran, in order. */
async function run(layers: readonly Layer[], failing: readonly string[] = []) {
  const ran: string[] = [];
  const results = await runLayers(layers, async ({ name }) => {
    ran.push(name);
    const failed = failing.includes(name) ? 1 : 0;
    return { layer: name, passed: 1 - failed, failed, seconds: 1 };
  });
  return { ran, results };
}

test('they run in their order, one after the other', async () => {
  const { ran, results } = await run([layer('a'), layer('b'), layer('c', ['a'])]);
  expect(ran).toEqual(['a', 'b', 'c']);
  expect(results.map(({ layer: name }) => name)).toEqual(['a', 'b', 'c']);
});

test('a later layer runs although an earlier one failed', async () => {
  const { results } = await run([layer('a'), layer('b'), layer('c')], ['a']);
  expect(results.map(({ failed }) => failed)).toEqual([1, 0, 0]);
});

test('a layer whose need failed is not run and has failed, and so on', async () => {
  const { ran, results } = await run([layer('a'), layer('b', ['a']), layer('c', ['b'])], ['a']);
  expect(ran).toEqual(['a']);
  expect(results.map(({ note }) => note)).toEqual([
    undefined,
    'not run: a failed',
    'not run: b failed',
  ]);
  expect(results.map(({ failed }) => failed)).toEqual([1, 1, 1]);
});

test('a need that was not run before counts as failed', async () => {
  const { results } = await run([layer('a', ['b']), layer('b')]);
  expect(results.map(({ failed }) => failed)).toEqual([1, 0]);
});

test('the real list runs to its end, with distinct names', async () => {
  const { ran, results } = await run(real);
  expect(ran).toEqual(real.map(({ name }) => name));
  expect(new Set(results.map(({ layer: name }) => name)).size).toBe(real.length);
});
