import { expect, it } from 'vitest';
import { plainEnvironment, StampError } from '../environment/Environment.ts';
import { readStamp } from './readStamp.ts';

const environment = plainEnvironment;

/** The parts of a document that carry a stamp. */
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
  return page as unknown as Document; // readStamp asks for nothing else of a document
}

it.each(['standard', 'accu'] as const)(
  'reads the site, %s, its language, its environment',
  (variant) => {
    expect(readStamp(documentWith({ region: 'gb', variant }))).toEqual({
      site: { region: 'gb', variant },
      language: 'en-GB',
      environment,
    });
  },
);

it.each([
  ['no region', documentWith({ variant: 'standard' }), /lacks data-region or lang.*stampDocument/],
  ['an empty region', documentWith({ region: '', variant: 'standard' }), /lacks data-region/],
  ['no language', documentWith({ region: 'gb', variant: 'standard' }, ''), /data-region or lang/],
  ['no variant', documentWith({ region: 'gb' }), /`undefined`; it must be `standard` or `accu`/],
  ['another variant', documentWith({ region: 'gb', variant: 'us' }), /data-variant is `us`/],
  [
    'no environment',
    documentWith({ region: 'gb', variant: 'standard' }, 'en-GB', null),
    /no environment block\. Have the server write it with stampDocument\(\)/,
  ],
  [
    'a broken environment',
    documentWith({ region: 'gb', variant: 'standard' }, 'en-GB', '{}'),
    /environment block of this page is wrong in: name, /,
  ],
])('%s is a page that nothing can start from', (_what, page, message) => {
  expect(() => readStamp(page)).toThrow(StampError);
  expect(() => readStamp(page)).toThrow(message);
});
