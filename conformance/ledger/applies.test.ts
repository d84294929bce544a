import { expect, it } from 'vitest';
import { REGION_IDS } from '../expectations/RegionExpectations.ts';
import { loadRequirements } from '../support/requirements.ts';
import { readApplies } from './applies.ts';

it.each([
  ['all', REGION_IDS, null],
  ['all,accu', REGION_IDS, null],
  ['mobile', REGION_IDS, 'mobile'],
  ['desktop', REGION_IDS, 'desktop'],
  ['accu', ['us'], null],
  ['es,fr', ['es', 'fr'], null],
])('%s', (applies, regions, screen) => {
  expect(readApplies(applies)).toMatchObject({ regions, screen });
});

it('says why a requirement does not apply', () => {
  expect(readApplies('es,fr').reason).toBe('It is about es, fr alone.');
  expect(readApplies('accu').reason).toContain('US-entity');
});

it('refuses a word that means nothing', () => {
  expect(() => readApplies('gb,xx')).toThrow('"xx"');
});

it('reads every line of the list', () => {
  for (const { applies } of loadRequirements())
    expect(readApplies(applies).regions).not.toEqual([]);
});
