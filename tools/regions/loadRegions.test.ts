import { describe, expect, it } from 'vitest';
import { languagesWithTexts, loadTexts } from '../../src/i18n/loadTexts.ts';
import { loadRegions } from './loadRegions.ts';

const regions = await loadRegions();

it('every file is valid, and named after its region', () => {
  expect(regions.map(({ id }) => id)).toContain('gb');
  expect(new Set(regions.map(({ id }) => id)).size).toBe(regions.length);
});

describe.each(regions.map((region) => [region.id, region] as const))('%s', (_id, region) => {
  const { navBar, seo, signup, existsWording, areaText, edmConsentKey } = region;
  const keys = [areaText, edmConsentKey]
    .concat(Object.values(seo), Object.values(signup), Object.values(existsWording))
    .filter((key) => key !== '');

  it.each(navBar.switchLang.languageList)('has texts in %s', (language) => {
    expect(languagesWithTexts).toContain(language);
  });

  describe.each(navBar.switchLang.languageList)('in %s', (language) => {
    it.each(keys)('the text %s is there', async (key) => {
      expect(await loadTexts(language)).toHaveProperty([key]);
    });
  });
});
