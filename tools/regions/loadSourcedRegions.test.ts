import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { defineRegion } from '../../regions/defaults.ts';
import { regionsFolder } from './loadRegions.ts';
import { loadSourcedRegions } from './loadSourcedRegions.ts';
import { sourcesIn } from './sourcesIn.ts';
import { valuesOf } from './valuesOf.ts';

const sourced = await loadSourcedRegions();
const defaultSources = sourcesIn(
  'regions/defaults.ts',
  readFileSync(join(regionsFolder, 'defaults.ts'), 'utf8'),
);

it('each default has a source', () => {
  const unsourced = [...defaultSources].filter(([, source]) => source === '');
  expect(unsourced, 'regions/defaults.ts: write // B§9 or assumed(…)').toEqual([]);
  const fields = valuesOf(defineRegion({ id: 'xx', name: '' })).map(([field]) => field);
  expect([...defaultSources.keys(), 'id', 'name'].toSorted()).toEqual(fields.toSorted());
});

describe.each(sourced.map((one) => [one.region.id, one] as const))(
  '%s',
  (id, { region, sources, own }) => {
    const values = valuesOf(region);

    it('each value has one source', () => {
      expect([...sources.keys()]).toEqual(values.map(([field]) => field));
      const unsourced = [...sources].filter(([, source]) => source === '').map(([field]) => field);
      expect(
        unsourced,
        `regions/${id}.ts: write // B§9 beside a fact, assumed('S-nnn', value) around a decision`,
      ).toEqual([]);
    });

    it('each field that its file states is a field of the region', () => {
      expect([...own].filter((field) => !sources.has(field))).toEqual([]);
    });

    it('its file repeats no default', () => {
      const defaults = new Map(valuesOf(defineRegion({ id, name: region.name })));
      const repeated = values.filter(
        ([field, value]) =>
          own.has(field) &&
          sources.get(field) === defaultSources.get(field) &&
          JSON.stringify(defaults.get(field)) === JSON.stringify(value),
      );
      expect(repeated, `regions/${id}.ts: delete what the defaults give`).toEqual([]);
    });
  },
);
