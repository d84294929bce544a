import { expect, it } from 'vitest';
import { expectationsOf, REGION_IDS } from './regions.ts';
import type { SourcedValue } from './SourcedValue.ts';

it('the 19 configurations are found by their files (B§1)', () => {
  expect(REGION_IDS.length).toBeGreaterThanOrEqual(19);
});

it.each(REGION_IDS)('the file of %s names its region, and each fact its source', (id) => {
  const values: readonly SourcedValue<unknown>[] = Object.values(expectationsOf(id));
  expect(values.length).toBeGreaterThan(80);
  const source = { specified: /^[AB]§\d+$/, assumed: /^S-\d{3}$/, unspecified: /^$/ };
  for (const value of values)
    expect('source' in value ? value.source : '').toMatch(source[value.kind]);
});

it('a region without a file is refused', () => {
  expect(() => expectationsOf('xx')).toThrow('"xx"');
});
