import { describe, expect, it } from 'vitest';
import { covers } from '#covers';
import { defaultExperiments, experimentsOf } from './experiments.ts';
import { registerVersion } from './registerVersion.ts';

describe('the experiments of a user', () => {
  it.each([
    [0, null],
    [1, 'B'],
    [2, 'A'],
    [3, null],
    [undefined, null],
  ])('showLeadForm %s is group %s', (showLeadForm, group) => {
    covers(['LEAD-001', 'LEAD-011'], () => {
      expect(experimentsOf({ showLeadForm }).leadForm).toBe(group);
    });
  });

  it.each([
    [1, true],
    [true, true],
    [0, false],
    [false, false],
    [2, false],
    [undefined, true],
  ])('showNewRegisterPage %s is %s', (showNewRegisterPage, on) => {
    covers(['TRACK-016'], () => {
      expect(experimentsOf({ showNewRegisterPage }).newRegisterPage).toBe(on);
    });
  });

  it('are the defaults without flags', () => {
    expect(experimentsOf({})).toEqual(defaultExperiments);
  });
});

it.each([
  ['V1', true, 'V1'],
  ['V2', true, 'V2'],
  ['V2', false, 'V1'],
  ['V3', false, 'V3'],
] as const)('%s with newRegisterPage %s shows %s', (configured, newRegisterPage, shown) => {
  expect(registerVersion(configured, { newRegisterPage })).toBe(shown);
});
