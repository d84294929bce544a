import { plainEnvironment } from '../../src/app/environment/Environment.ts';
import { expect, it } from 'vitest';
import gb from '../../regions/gb.ts';
import { siteStamp } from './siteStamp.ts';

const site = { region: 'gb', variant: 'standard' } as const;
const environment = plainEnvironment;

it('is the site in its default language', () => {
  expect(siteStamp(gb, site, environment, ['/a.js'])).toEqual({
    site,
    language: 'en-GB',
    direction: 'ltr',
    title: expect.stringMatching(/\S/) as string,
    environment,
    preloads: ['/a.js'],
    noScript: expect.stringMatching(/\S/) as string,
  });
});

it('a title without a text says where to add it', () => {
  const region = { ...gb, seo: { ...gb.seo, default: 'no_such_title' } };
  expect(() => siteStamp(region, site, environment, [])).toThrow(
    'Text `no_such_title` is missing in src/i18n/locales/en-GB/form.json; add it.',
  );
});
