import { describe, expect, it } from 'vitest';
import { shows } from '#shows';
import { languagesWithTexts, loadTexts } from '../../src/i18n/loadTexts.ts';
import { loadRegions } from './loadRegions.ts';

const regions = await loadRegions();

it('every file holds, and is named after its region', () => {
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

describe('the United Kingdom', () => {
  const gb = regions.find(({ id }) => id === 'gb');
  const euAndUk = [44, 43, 32, 359, 385, 357, 420, 45, 372, 358, 33, 49, 30, 36, 353, 39, 371]
    .concat([370, 352, 356, 31, 48, 351, 40, 421, 386, 46, 34])
    .map(String);

  it.each([
    ['REGION-011', { baseRegionId: '2635167' }],
    ['REGION-013', { defaultRegisterType: 'email' }],
    ['REGION-015', { register: { checkNetworkRegion: { allow: ['GB'] } } }],
    ['REGION-016', { allowCodeList: euAndUk }],
    ['REGION-020', { agreements: { stripe: true } }],
    ['I18N-007', { navBar: { switchLang: { languageList: ['en-GB'], defaultLang: 'en-GB' } } }],
    ['VAL-032', { ageLimit: 18 }],
  ] as const)('%s: %j', (id, fields) => {
    shows([id], () => {
      expect(gb).toMatchObject(fields);
    });
  });
});
