import { describe, expect, it } from 'vitest';
import { shows } from '#shows';
import { defaultExperiments, experimentsOf, storedExperiments } from './experiments.ts';
import { registerVersion } from './registerVersion.ts';

describe('the experiments of a visitor', () => {
  it.each([
    [0, null],
    [1, 'B'],
    [2, 'A'],
    [3, null],
    [undefined, null],
  ])('showLeadForm %s is group %s', (showLeadForm, group) => {
    expect(experimentsOf({ showLeadForm }).leadForm).toBe(group);
  });

  it.each([
    [1, true],
    [true, true],
    [0, false],
    [false, false],
    [2, false],
    [undefined, true],
  ])('showNewRegisterPage %s is %s', (showNewRegisterPage, on) => {
    shows(['TRACK-016'], () => {
      expect(experimentsOf({ showNewRegisterPage }).newRegisterPage).toBe(on);
    });
  });

  it('are the defaults without a flag, and what an earlier page stored before the answer is here', () => {
    expect(experimentsOf({})).toEqual(defaultExperiments);
    expect(storedExperiments(null)).toEqual(defaultExperiments);
    expect(storedExperiments('{"showNewRegisterPage":0}').newRegisterPage).toBe(false);
    expect(storedExperiments('not JSON')).toEqual(defaultExperiments);
  });
});

it.each([
  ['V1', true, 'V1'],
  ['V2', true, 'V2'],
  ['V2', false, 'V1'],
  ['V3', false, 'V3'],
] as const)('%s with the newer page %s shows %s', (configured, newRegisterPage, shown) => {
  expect(registerVersion(configured, { newRegisterPage })).toBe(shown);
});
