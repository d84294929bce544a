import { expect, it } from 'vitest';
import { appliesTo, readApplies } from './applies.ts';
import { REGION_IDS } from './regions.ts';
import { loadRequirements } from './requirements.ts';

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

it('gives the reason why a requirement does not apply', () => {
  expect(readApplies('es,fr').reason).toBe('It is about es, fr alone.');
  expect(readApplies('accu').reason).toContain('US-entity');
});

it('knows where a requirement of the list applies', () => {
  expect(appliesTo('I18N-005', 'es')).toBe(true);
  expect(appliesTo('I18N-005', 'fr')).toBe(false);
});

it('refuses an unknown word', () => {
  expect(() => readApplies('gb,xx')).toThrow('"xx"');
});

it('reads every line of the list', () => {
  for (const { applies } of loadRequirements())
    expect(readApplies(applies).regions).not.toEqual([]);
});
