import { describe, expect, it } from 'vitest';
import { loadSourcedRegions } from '../../regions/loadSourcedRegions.ts';
import type { Mutant, Refused } from './Mutant.ts';
import { textKeys, valueAt, valuesIn, withValue } from './values.ts';
import { mutantsOf } from './regionMutants.ts';

const sourced = await loadSourcedRegions();
const regions = sourced.map(({ region }) => region);
const keys = textKeys();

function of(id: string): {
  readonly fields: Map<string, boolean>;
  readonly all: (Mutant | Refused)[];
} {
  const own = sourced.find(({ region }) => region.id === id);
  if (own === undefined) throw new Error(`No region ${id}.`);
  return {
    fields: new Map(valuesIn(own, regions).map(({ path, isFact }) => [path, isFact])),
    all: [...mutantsOf(own, regions, keys)],
  };
}

const [gb, us] = [of('gb'), of('us')];
const found = (all: readonly (Mutant | Refused)[], id: string) => all.find((one) => one.id === id);

it('a value is read and written by its path', () => {
  const data = { a: { b: 1 }, c: null };
  expect(valueAt(data, 'a.b')).toBe(1);
  expect(valueAt(data, 'c.d')).toBeUndefined();
  expect(withValue(data, 'a.b', 2)).toEqual({ a: { b: 2 }, c: null });
  expect(data.a.b).toBe(1);
});

describe('the values of a region', () => {
  it('are its fields, marked as facts or decisions', () => {
    expect(gb.fields.get('agreements.stripe')).toBe(true);
    expect(gb.fields.get('agreements.links.terms')).toBe(false);
    expect(gb.fields.has('agreements')).toBe(false);
  });
  it('hold a group as a whole where other regions have nothing', () => {
    expect(us.fields.has('registrationBan')).toBe(true);
    expect(us.fields.has('registrationBan.appName')).toBe(true);
  });
});

describe('the mutants of a region', () => {
  it.each([
    ['gb:register.version:change', 'V1'],
    ['gb:agreements.stripe:change', false],
    ['gb:ageLimit:change', 19],
    ['gb:ageLimit:swap', 20],
    ['gb:globalSellerType:change', 1],
    ['gb:switchSiteGroup:delete', null],
    ['gb:baseRegionId:delete', ''],
    ['gb:baseRegionId:change', '2635168'],
    ['gb:allowCodeList:delete', []],
    ['gb:agreements.links.terms:change', 'https://changed.contact.gb.portico.example/terms'],
  ])('%s is %j', (id, value) => {
    expect(found(gb.all, id)).toMatchObject({ kind: 'mutant', value });
  });
  it('change what the schema ties to them as well', () => {
    expect(found(gb.all, 'gb:agreements.stripe:change')).toMatchObject({
      along: ['agreements.links.stripe'],
      mutated: { agreements: { stripe: false, links: { stripe: '' } } },
    });
    expect(found(gb.all, 'gb:allowCodeList:drop')).toMatchObject({ along: ['allowCodeKeys'] });
  });
  it('that the schema or the build refuses are marked', () => {
    expect(found(gb.all, 'gb:ageLimit:delete')).toMatchObject({ kind: 'refused' });
    expect(found(gb.all, 'gb:id:swap')).toMatchObject({
      kind: 'refused',
      reason: 'regions/gb.ts has the id `id`',
    });
  });
  it('differ from the region, and have a name of their own', () => {
    const mutants = [...gb.all, ...us.all].filter((one) => one.kind === 'mutant');
    const own = new Map(regions.map((region) => [region.id, JSON.stringify(region)]));
    for (const { region, mutated } of mutants)
      expect(JSON.stringify(mutated)).not.toBe(own.get(region));
    expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length);
  });
  it('reach every field that can be another', () => {
    const reached = new Set(gb.all.map(({ field }) => field));
    expect([...gb.fields.keys()].filter((field) => !reached.has(field))).toEqual([]);
  });
});
