import { describe, expect, test } from 'vitest';
import { type LayerRun, checkLayer } from './checkLayer.ts';
import type { Layer } from './layers.ts';

const SINCE = 1_000_000;
const plain: Layer = { name: 'build', script: 'build', counts: false };
const counting: Layer = { ...plain, name: 'unit', script: 'test:unit', counts: true };

function file(content: unknown, writtenAt = SINCE + 5) {
  return { text: typeof content === 'string' ? content : JSON.stringify(content), writtenAt };
}

function check(layer: Layer, run: Omit<LayerRun, 'seconds'>) {
  const { passed, failed, note } = checkLayer(layer, { seconds: 1, ...run }, SINCE);
  return { passed, failed, note };
}

describe('a layer without counts', () => {
  test('is one, by its exit code', () => {
    expect(check(plain, { exitCode: 0 })).toMatchObject({ passed: 1, failed: 0 });
    expect(check(plain, { exitCode: 2 })).toEqual({ passed: 0, failed: 1, note: 'exit code 2' });
  });

  test('is not checked by a file of its name', () => {
    const run = { exitCode: 0, file: file({ anything: true }) };
    expect(check(plain, run)).toMatchObject({ passed: 1, failed: 0 });
  });
});

describe('a layer with counts', () => {
  test('gives them, more fields allowed', () => {
    const run = { exitCode: 0, file: file({ layer: 'unit', passed: 7, failed: 0, shown: [] }) };
    expect(check(counting, run)).toMatchObject({ passed: 7, failed: 0 });
  });

  test('fails by its counts even with exit code 0', () => {
    const run = { exitCode: 0, file: file({ layer: 'unit', passed: 7, failed: 2 }) };
    expect(check(counting, run)).toMatchObject({ passed: 7, failed: 2 });
  });

  test('fails by its exit code even if its counts are green', () => {
    const run = { exitCode: 1, file: file({ layer: 'unit', passed: 7, failed: 0 }) };
    expect(check(counting, run)).toEqual({ passed: 7, failed: 1, note: 'exit code 1' });
  });

  test('keeps the tests whose time is known', () => {
    const tests = [{ name: 'a', seconds: 1.5, file: 'a.test.ts' }, { name: 'b' }];
    const run = {
      exitCode: 0,
      seconds: 1,
      file: file({ layer: 'unit', passed: 2, failed: 0, tests }),
    };
    expect(checkLayer(counting, run, SINCE).tests).toEqual([{ name: 'a', seconds: 1.5 }]);
  });

  const green = { layer: 'unit', passed: 7, failed: 0 };

  test.each([
    ['wrote nothing', undefined, 'it wrote no .results/unit.json'],
    ['left an older file', file(green, SINCE - 1), 'is older than this run'],
    ['broke off while writing', file('{"layer": "un'), 'is not of the form'],
    ['wrote another form', file({ layer: 'unit', passed: '7' }), 'is not of the form'],
    ['counted below zero', file({ ...green, failed: -1 }), 'is not of the form'],
    ['wrote for another layer', file({ ...green, layer: 'stories' }), 'of another layer, stories'],
    ['ran no test', file({ ...green, passed: 0 }), 'names no test'],
  ])('that %s has failed', (_, written, note) => {
    const run = { exitCode: 0, ...(written === undefined ? {} : { file: written }) };
    const result = check(counting, run);
    expect(result).toMatchObject({ passed: 0, failed: 1 });
    expect(result.note).toContain(note);
  });
});
