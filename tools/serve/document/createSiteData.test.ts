import { describe, expect, it } from 'vitest';
import gb from '../../../regions/gb.ts';
import { plainEnvironment } from '../../../src/app/environment/Environment.ts';
import type { RegionConfig } from '../../../src/domain/region/RegionConfig.ts';
import { directionOf } from '../../../src/i18n/directionOf.ts';
import { loadRegions } from '../../regions/loadRegions.ts';
import { regionsById } from '../portal/Regions.ts';
import { folderOf, sitesOf } from '../portal/siteOfHost.ts';
import { createSiteData } from './createSiteData.ts';
import { htmlTag } from './writeSiteData.ts';

const environment = plainEnvironment;
const regions = regionsById(await loadRegions());

/** By hand, from the specification: B§9 for es and me, S-206 for the rest. */
const languages: Readonly<Record<string, string>> = {
  base: 'en',
  br: 'pt-BR',
  cb: 'zh-CN',
  de: 'de-DE',
  es: 'es',
  fanno: 'zh-CN',
  fr: 'fr',
  gb: 'en-GB',
  id: 'id-ID',
  ie: 'en-GB',
  it: 'it-IT',
  me: 'ar',
  mx: 'es-419',
  my: 'ms-MY',
  ph: 'en',
  sg: 'en-GB',
  th: 'th-TH',
  us: 'en',
  'accu.us': 'en',
  vn: 'vi-VN',
};

it('the nineteen regions of the specification have these sites', () => {
  const theirs = sitesOf(regions).filter(({ region }) => region in languages);
  expect(theirs.map(folderOf).toSorted()).toEqual(Object.keys(languages).toSorted());
});

it.each([
  [
    'gb',
    [
      { type: 'region', code: 'GB', name: 'United Kingdom' },
      { type: 'language', code: 'en', name: 'English' },
    ],
  ],
  [
    'vn',
    [
      { type: 'region', code: 'VN', name: 'Việt Nam' },
      { type: 'language', code: 'vi', name: 'Tiếng Việt' },
    ],
  ],
  ['base', [{ type: 'language', code: 'en', name: 'English' }]],
])('%s has the names that its pages show', (id, names) => {
  const site = { region: id, variant: 'standard' } as const;
  expect(createSiteData(regions.get(id) ?? gb, site, environment, []).names).toEqual(names);
});

/** The language and the direction of a site; of one that the specification does not have, as its region states. */
function localeOf(folder: string, { navBar }: RegionConfig) {
  const language = languages[folder];
  if (language !== undefined) return { language, direction: folder === 'me' ? 'rtl' : 'ltr' };
  const { defaultLang } = navBar.switchLang;
  return { language: defaultLang, direction: directionOf(defaultLang) };
}

describe.each(sitesOf(regions).map((site) => [folderOf(site), site] as const))(
  '%s',
  (folder, site) => {
    it('is in its default language, with each text of the document', () => {
      const region = regions.get(site.region) ?? gb;
      expect(createSiteData(region, site, environment, ['/a.js'])).toEqual({
        site,
        ...localeOf(folder, region),
        names: expect.any(Array) as unknown,
        title: expect.stringMatching(/\S/) as string,
        environment,
        preloads: ['/a.js'],
        noScript: expect.stringMatching(/\S/) as string,
        startFailure: {
          title: expect.stringMatching(/\S/) as string,
          text: expect.stringMatching(/\S/) as string,
          reload: expect.stringMatching(/\S/) as string,
        },
      });
    });

    it('begins with its own tag', () => {
      const region = regions.get(site.region) ?? gb;
      const [id, variant] = folder === 'accu.us' ? ['us', 'accu'] : [folder, 'standard'];
      const direction = folder === 'me' ? 'rtl' : 'ltr';
      expect(htmlTag(createSiteData(region, site, environment, []))).toBe(
        `<html data-region="${id}" data-variant="${variant}" lang="${languages[folder]}" dir="${direction}">`,
      );
    });

    it('has a text for the title of each page, in each of its languages', () => {
      const region = regions.get(site.region) ?? gb;
      const { switchLang } = region.navBar;
      for (const defaultLang of switchLang.languageList)
        for (const title of Object.values(region.seo)) {
          const asked = {
            ...region,
            navBar: { ...region.navBar, switchLang: { ...switchLang, defaultLang } },
            seo: { ...region.seo, default: title },
          };
          expect(createSiteData(asked, site, environment, []).title.trim()).toMatch(/\S/);
        }
    });
  },
);

it('a title without a text is an error with where to add it', () => {
  const region = { ...gb, seo: { ...gb.seo, default: 'no_such_title' } };
  expect(() =>
    createSiteData(region, { region: 'gb', variant: 'standard' }, environment, []),
  ).toThrow('Text `no_such_title` is missing in src/i18n/locales/en-GB; add it.');
});
