import { expect, it } from 'vitest';
import { REGION_IDS } from '../expectations/RegionExpectations.ts';
import type { Leaf } from '../expectations/format.ts';
import { expectationsOf } from './regions.ts';

it.each(REGION_IDS)('%s has a file of its own, and each fact its source', (id) => {
  const leaves: readonly Leaf<unknown>[] = Object.values(expectationsOf(id));
  expect(leaves.length).toBeGreaterThan(80);
  const source = { specified: /^[AB]§\d+$/, assumed: /^S-\d{3}$/, unspecified: /^$/ };
  for (const leaf of leaves) expect('source' in leaf ? leaf.source : '').toMatch(source[leaf.kind]);
});

it('a region that nobody states is refused', () => {
  expect(() => expectationsOf('xx')).toThrow('"xx"');
});
