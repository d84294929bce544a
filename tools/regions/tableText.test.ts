import { expect, it } from 'vitest';
import type { RegionConfig } from '../../src/domain/region/RegionConfig.ts';
import { loadSourcedRegions, type SourcedRegion } from './loadSourcedRegions.ts';
import { regionTable } from './regionTable.ts';
import { tableText } from './tableText.ts';

/** A region of few fields; the table reads none by name. */
const sample = (fields: object, sources: Readonly<Record<string, string>>): SourcedRegion => ({
  region: fields as RegionConfig,
  sources: new Map(Object.entries(sources)),
  own: new Set(),
});

const modules = Array.from({ length: 12 }, (_, index) => `moduleNumber${index}`);
const table = regionTable([
  sample(
    { id: 'aa', age: 18, signInMethods: { google: true }, codes: ['1', '2'], modules },
    { id: 'B§1', age: 'A§5', 'signInMethods.google': 'B§6', codes: 'B§5', modules: 'B§2' },
  ),
  sample(
    { id: 'bb', age: 18, signInMethods: { google: true }, codes: [], modules },
    { id: '', age: 'A§5', 'signInMethods.google': 'S-029', codes: 'S-022', modules: 'B§2' },
  ),
]);

it('equal values of one source share a row, facts before decisions', () => {
  expect(table['age']).toEqual([{ value: 18, source: 'A§5', kind: 'fact', regions: ['aa', 'bb'] }]);
  expect(table['signInMethods.google']).toEqual([
    { value: true, source: 'B§6', kind: 'fact', regions: ['aa'] },
    { value: true, source: 'S-029', kind: 'decision', regions: ['bb'] },
  ]);
});

it('is written field by field, with every source', () => {
  expect(tableText(table)).toBe(
    [
      '2 regions, 5 fields, 10 values: 7 facts of the specification (●), 2 decisions (○), 1 without a source (?)',
      '',
      'id',
      '  bb  ?       bb',
      '  aa  ● B§1   aa',
      '',
      'age',
      '  18  ● A§5   all 2',
      '',
      'signInMethods.google',
      '  true  ● B§6   aa',
      '  true  ○ S-029 bb',
      '',
      'codes',
      '  1 2      ● B§5   aa',
      '  (empty)  ○ S-022 bb',
      '',
      'modules',
      '  moduleNumber0 moduleNumber1 moduleNumber2 moduleNumber3 moduleNumber4 moduleNumber5 moduleNumber6 moduleNumber7',
      '  moduleNumber8 moduleNumber9 moduleNumber10 moduleNumber11',
      '    ● B§2   all 2',
    ].join('\n'),
  );
});

it('the table of all regions fits 120 columns', async () => {
  const lines = tableText(regionTable(await loadSourcedRegions())).split('\n');
  expect(lines.filter((line) => line.length > 120)).toEqual([]);
  expect(lines.length).toBeGreaterThan(100);
});
