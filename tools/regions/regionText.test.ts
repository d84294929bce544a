import { expect, it } from 'vitest';
import type { RegionConfig } from '../../src/domain/region/RegionConfig.ts';
import { loadSourcedRegions } from './loadSourcedRegions.ts';
import { regionText } from './regionText.ts';

it('is a line for each value: its source, whether it is a default, and the value', () => {
  const fields = { id: 'aa', name: 'Aland', sso: { envs: [] }, ageLimit: 18 };
  const region = fields as unknown as RegionConfig; // only id and name are read by name
  const sources = { id: 'S-017', name: 'B§1', 'sso.envs': 'S-028', ageLimit: 'A§5' };
  const text = regionText({
    region,
    sources: new Map(Object.entries(sources)),
    own: new Set(['id', 'name']),
  });
  expect(text).toBe(
    [
      'regions/aa.ts, Aland: 4 values, 2 facts of the specification (●), 2 decisions (○); 2 are defaults',
      '',
      'id        ○ S-017           aa',
      'name      ● B§1             Aland',
      'sso.envs  ○ S-028  default  (empty)',
      'ageLimit  ● A§5    default  18',
    ].join('\n'),
  );
});

it('of each region fits 120 columns', async () => {
  const lines = (await loadSourcedRegions()).flatMap((one) => regionText(one).split('\n'));
  expect(lines.filter((line) => line.length > 120)).toEqual([]);
});
