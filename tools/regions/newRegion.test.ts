import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadRegions } from './loadRegions.ts';
import { loadSourcedRegions } from './loadSourcedRegions.ts';
import { newRegion } from './newRegion.ts';
import { copyOfRegions } from './support/copyOfRegions.ts';

describe('a starting file', () => {
  it('passes the checks at once, and has the country of its id', async () => {
    const folder = copyOfRegions();
    await newRegion('nl', folder);
    const regions = await loadRegions(folder);
    expect(regions.find(({ id }) => id === 'nl')).toMatchObject({
      name: 'Netherlands',
      defaultRegionCode: 'NL',
      defaultCountry: 'nl',
      portalRegion: 'NL',
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

  it('gives each value a source, and leaves open what regions decide for themselves', async () => {
    const folder = copyOfRegions();
    const left = await newRegion('nl', folder);
    const nl = (await loadSourcedRegions(folder)).find(({ region }) => region.id === 'nl');
    const sources = new Map(nl?.sources);
    expect([...sources.values()]).not.toContain('');
    expect(sources.get('conflict.popup')).toBe('S-077');
    expect(nl?.own).not.toContain('conflict.popup');
    for (const field of [
      'defaultRegisterType',
      'ageLimit',
      'landing.desktop',
      'signInMethods.google',
    ]) {
      expect(sources.get(field)).toBe('S-015');
      expect(nl?.own).toContain(field);
      expect(left).toContain(field);
    }
    expect(left).toContain('src/i18n/locales');
    expect(left).toContain('conformance/oracle/expectations/nl.ts');
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
