import { expect, it } from 'vitest';
import { plainEnvironment, SiteDataError } from '../environment/Environment.ts';
import { readSiteData } from './readSiteData.ts';

const environment = plainEnvironment;

/** The parts of a document with site data. */
function documentWith(
  dataset: Readonly<Record<string, string>>,
  lang = 'en-GB',
  block: string | null = JSON.stringify(environment),
): Document {
  const page = {
    documentElement: { dataset, lang },
    getElementById: (id: string) =>
      block === null || id !== 'environment' ? null : { textContent: block },
  };
  return page as unknown as Document; // readSiteData uses nothing else of a document
}

it.each(['standard', 'accu'] as const)(
  'reads site, language and environment of a %s site',
  (variant) => {
    expect(readSiteData(documentWith({ region: 'gb', variant }))).toEqual({
      site: { region: 'gb', variant },
      language: 'en-GB',
      environment,
    });
  },
);

it.each([
  ['no region', documentWith({ variant: 'standard' }), /lacks data-region or lang.*writeSiteData/],
  ['an empty region', documentWith({ region: '', variant: 'standard' }), /lacks data-region/],
  ['no language', documentWith({ region: 'gb', variant: 'standard' }, ''), /data-region or lang/],
  ['no variant', documentWith({ region: 'gb' }), /`undefined`; it must be `standard` or `accu`/],
  ['another variant', documentWith({ region: 'gb', variant: 'us' }), /data-variant is `us`/],
  [
    'no environment',
    documentWith({ region: 'gb', variant: 'standard' }, 'en-GB', null),
    /no environment block\. Have the server write it with writeSiteData\(\)/,
  ],
  [
    'a broken environment',
    documentWith({ region: 'gb', variant: 'standard' }, 'en-GB', '{}'),
    /environment block of this page is wrong in: name, /,
  ],
])('throws for %s', (_what, page, message) => {
  expect(() => readSiteData(page)).toThrow(SiteDataError);
  expect(() => readSiteData(page)).toThrow(message);
});
