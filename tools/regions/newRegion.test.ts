import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadRegions } from './loadRegions.ts';
import { newRegion } from './newRegion.ts';
import { sourcesIn } from './sourcesIn.ts';
import { copyOfRegions } from './support/copyOfRegions.ts';

describe('a starting file', () => {
  it('holds at once, and knows the country of its id', async () => {
    const folder = copyOfRegions();
    await newRegion('nl', folder);
    const regions = await loadRegions(folder);
    expect(regions.find(({ id }) => id === 'nl')).toMatchObject({
      name: 'Netherlands',
      defaultRegionCode: 'NL',
      defaultCountry: 'nl',
      allowCodeList: ['31'],
      allowCodeKeys: ['nl'],
      siteUrl: 'https://nl.portico.example',
      ageLimit: 18,
    });
  });

  it('of no country has every calling code, and a text for its name', async () => {
    const folder = copyOfRegions();
    const left = await newRegion('zz', folder);
    const regions = await loadRegions(folder);
    expect(regions.find(({ id }) => id === 'zz')).toMatchObject({
      name: 'ZZ',
      defaultRegionCode: '',
      areaText: 'area_zz',
      allowCodeList: [],
    });
    expect(left).toContain('A text `area_zz`');
  });

  it('says of every value where it comes from, and leaves open what regions differ in', async () => {
    const folder = copyOfRegions();
    const left = await newRegion('nl', folder);
    const sources = sourcesIn('regions/nl.ts', readFileSync(join(folder, 'nl.ts'), 'utf8'));
    expect([...sources.values()]).not.toContain('');
    expect(sources.get('conflict.popup')).toBe('S-077');
    for (const field of ['defaultRegisterType', 'ageLimit', 'landing.desktop', 'doors.google']) {
      expect(sources.get(field)).toBe('S-015');
      expect(left).toContain(field);
    }
    expect(left).toContain('src/i18n/locales');
    expect(left).toContain('conformance/expectations/nl.ts');
    expect(left).toContain('INCOMPLETE');
  });
});

describe('is not written', () => {
  it.each(['NL', 'n', 'nether', 'n1', '../nl', ''])('for the id %j', async (id) => {
    await expect(newRegion(id)).rejects.toThrow(
      `\`${id}\` is no id of a region: give 2 to 5 small letters`,
    );
  });

  it('over a region', async () => {
    await expect(newRegion('gb')).rejects.toThrow(
      'regions/gb.ts exists already: edit it, or choose another id.',
    );
  });

  it('without the base configuration', async () => {
    const folder = copyOfRegions();
    rmSync(join(folder, 'base.ts'));
    await expect(newRegion('nl', folder)).rejects.toThrow('regions/base.ts is missing');
  });
});
