import { describe, expect, it } from 'vitest';
import gb from '../../regions/gb.ts';
import { plainEnvironment } from '../../src/app/environment/Environment.ts';
import { loadRegions } from '../regions/loadRegions.ts';
import { regionsById } from '../server/Regions.ts';
import { folderOf, sitesOf } from '../server/siteOfHost.ts';
import { siteStamp } from './siteStamp.ts';

const environment = plainEnvironment;
const regions = regionsById(await loadRegions());

/** By hand, from the specification: B§9 for es and me, S-136 for the rest. */
const languages: Readonly<Record<string, string>> = {
  base: 'en',
  br: 'pt-BR',
  cb: 'zh-CN',
  de: 'en-GB',
  es: 'es',
  fanno: 'zh-CN',
  fr: 'en-GB',
  gb: 'en-GB',
  id: 'id-ID',
  ie: 'en-GB',
  it: 'en-GB',
  me: 'ar',
  mx: 'en',
  my: 'en-GB',
  ph: 'en',
  sg: 'en-GB',
  th: 'th-TH',
  us: 'en',
  'accu.us': 'en',
  vn: 'vi-VN',
};

it('there are these sites', () => {
  expect(sitesOf(regions).map(folderOf).toSorted()).toEqual(Object.keys(languages).toSorted());
});

describe.each(sitesOf(regions).map((site) => [folderOf(site), site] as const))(
  '%s',
  (folder, site) => {
    it('is stamped in its default language, with each text of the document', () => {
      const region = regions.get(site.region) ?? gb;
      expect(siteStamp(region, site, environment, ['/a.js'])).toEqual({
        site,
        language: languages[folder],
        direction: folder === 'me' ? 'rtl' : 'ltr',
        title: expect.stringMatching(/\S/) as string,
        environment,
        preloads: ['/a.js'],
        noScript: expect.stringMatching(/\S/) as string,
      });
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
          expect(siteStamp(asked, site, environment, []).title.trim()).toMatch(/\S/);
        }
    });
  },
);

it('a title without a text says where to add it', () => {
  const region = { ...gb, seo: { ...gb.seo, default: 'no_such_title' } };
  expect(() => siteStamp(region, { region: 'gb', variant: 'standard' }, environment, [])).toThrow(
    'Text `no_such_title` is missing in src/i18n/locales/en-GB/form.json; add it.',
  );
});
