import { expect, it } from 'vitest';
import { mergeRegion } from './mergeRegion.ts';
import type { RegionDefaults, RegionDifferences } from './RegionDifferences.ts';

/** A few fields: the merge treats all alike. */
const merge = (defaults: object, own: object) =>
  mergeRegion(defaults as RegionDefaults, own as RegionDifferences);

it.each([
  [
    'a value of the region replaces the default',
    { ageLimit: 18 },
    { ageLimit: 20 },
    { ageLimit: 20 },
  ],
  ['a default stays', { ageLimit: 18 }, {}, { ageLimit: 18 }],
  ['a field without a default is added', {}, { id: 'xx' }, { id: 'xx' }],
  [
    'groups are merged',
    { sso: { a: 1, b: { c: 2, d: 3 } } },
    { sso: { b: { c: 4 } } },
    { sso: { a: 1, b: { c: 4, d: 3 } } },
  ],
  ['a list replaces', { codes: ['1', '2'] }, { codes: ['3'] }, { codes: ['3'] }],
  ['an empty list replaces', { codes: ['1'] }, { codes: [] }, { codes: [] }],
  ['null replaces a group', { ban: { name: 'x' } }, { ban: null }, { ban: null }],
  ['a group replaces null', { ban: null }, { ban: { name: 'x' } }, { ban: { name: 'x' } }],
])('%s', (_what, defaults, own, merged) => {
  expect(merge(defaults, own)).toEqual(merged);
});

it('neither side is changed', () => {
  const [defaults, own] = [{ sso: { a: 1, b: 2 } }, { sso: { b: 3 } }];
  merge(defaults, own);
  expect([defaults, own]).toEqual([{ sso: { a: 1, b: 2 } }, { sso: { b: 3 } }]);
});
