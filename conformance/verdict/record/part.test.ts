import { expect, it } from 'vitest';
import { limitsOf } from './part.ts';
import { aRecord } from './samples.ts';

const { scope } = aRecord();
const all = ['gb'];

it('a run of everything is limited to nothing, in whatever order its regions were named', () => {
  expect(limitsOf(aRecord(), all)).toEqual([]);
  const turned = { ...scope, regions: ['id', 'gb'] };
  expect(limitsOf(aRecord({ scope: turned }), ['gb', 'id'])).toEqual([]);
});

it.each([
  ['some regions', aRecord(), ['gb', 'id'], '1 of 2 regions (gb)'],
  ['one screen', aRecord({ scope: { ...scope, viewports: ['mobile'] } }), all, 'the mobile screen'],
  ['some names', aRecord({ scope: { ...scope, grep: 'x' } }), all, 'tests named like "x"'],
  ['a shard', aRecord({ shard: { index: 1, total: 3 } }), all, 'shard 1 of 3'],
  ['other tests', aRecord({ scope: { ...scope, specs: './s' } }), all, 'the tests of ./s'],
  ['a live run', aRecord({ scope: { ...scope, live: true } }), all, 'what can be judged live'],
  ['mutants', aRecord({ scope: { ...scope, mutants: true } }), all, 'mutants of the build'],
])('%s are a part', (_, record, regions, limit) => {
  expect(limitsOf(record, regions)).toEqual([limit]);
});
