import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { regionsFolder } from './loadRegions.ts';
import { namedRegions } from './support/namedRegions.ts';

// A new region edits no list. A source that names one of these regions would have to name the next.

const root = join(regionsFolder, '..');
const ids: ReadonlySet<string | null> = new Set(
  'base br cb de es fanno fr gb id ie it me mx my ph sg th us vn'.split(' '),
);

/** Files that hold one of the ids with another meaning, or one region as an example. */
const otherNames: Readonly<Record<string, string>> = {
  '.storybook/initialGlobals.ts': 'the region that Storybook starts with',
  'src/components/CountryList/typeAhead.ts': 'a sensitivity of Intl.Collator',
  'src/components/Field/FieldNote.tsx': 'the field `id`',
  'src/domain/phone/documentedPatterns.ts': 'countries',
  'src/domain/phone/mainCountries.ts': 'countries',
  'src/domain/region/regionFields.ts': 'kinds of agreements',
  'src/features/pausePhrase.ts': 'the field `id`',
};

/** Files with a list of the ids that no new region has to stand in. */
const otherLists: Readonly<Record<string, string>> = {
  'stories/components/AccountField.stories.tsx': 'countries',
  'stories/components/ChangeContactDialog.stories.tsx': 'countries',
  'stories/components/PhoneField.stories.tsx': 'countries',
  'stories/components/SiteMenu.stories.tsx': 'the made-up sites of stories/support/navigationParts',
  'stories/support/navigationParts.tsx': 'made-up sites for the menus on their own',
  'tools/bench/load/run.ts': 'the sites that it measures by default',
  'tools/check/build/compareWithFew.ts': 'a sample of sites',
  'tools/quality/faults/subjects.ts': 'the sites that its cases open',
  'tools/quality/first-screen/lateContent.spec.ts': 'the sites that its windows show',
  'tools/quality/widths/steps.spec.ts': 'the sites that its windows show',
  'tools/quality/widths/widths.spec.ts': 'the sites that its windows show',
};

const found = new Map(
  globSync('{src,mocks,tools,stories,.storybook}/**/*.{ts,tsx,js,mjs}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.|\/support\/(?!navigationParts)/.test(file))
    .map(
      (file) => [file, namedRegions(file, readFileSync(join(root, file), 'utf8'), ids)] as const,
    ),
);

const filesWhere = (holds: (file: string) => boolean): readonly string[] =>
  [...found.keys()].filter(holds).toSorted();

describe('the search', () => {
  it.each([
    ["if (site.region === 'gb') go();", { names: ['gb'], lists: [] }],
    ["const homes = new Set(['us', 'cb']);", { names: ['us', 'cb'], lists: ['us cb'] }],
    ['const order = { gb: 1, ie: 2 };', { names: [], lists: ['gb ie'] }],
    ["type Site = 'gb' | 'ie';", { names: [], lists: ['gb ie'] }],
    ["const ids = 'base fanno me';", { names: [], lists: ['base fanno me'] }],
    ["const countries = ['gb', 'nl'];", { names: ['gb'], lists: [] }],
    ["type Own = Pick<Region, 'id'>;", { names: [], lists: [] }],
    ["const text = 'it is me';", { names: [], lists: [] }],
  ])('%s', (code, expected) => {
    expect(namedRegions('src/planted.ts', code, ids)).toEqual(expected);
  });

  it('reads the sources', () => {
    expect(found.size).toBeGreaterThan(500);
  });
});

it('neither the product, its mock backend nor Storybook names a region: a field of the region decides', () => {
  const isProduct = (file: string): boolean => /^(src|mocks|\.storybook)\//.test(file);
  const named = filesWhere((file) => isProduct(file) && found.get(file)?.names.length !== 0);
  expect(named).toEqual(Object.keys(otherNames).toSorted());
});

it('no source lists regions: they are found by their files', () => {
  const listing = filesWhere((file) => found.get(file)?.lists.length !== 0);
  expect(listing).toEqual(Object.keys(otherLists).toSorted());
});
