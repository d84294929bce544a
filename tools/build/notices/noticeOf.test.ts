import licences from 'spdx-license-list/full.js';
import { expect, it } from 'vitest';
import { noticeOf } from './noticeOf.ts';

const textOf = (id: string) => licences[id]?.licenseText;
const manifest = { name: 'made-up', version: '1.0.0', license: 'MIT', author: 'Ada <a@b.example>' };
const bare = (more: object) => () =>
  noticeOf({ manifest: { ...manifest, ...more }, texts: [] }, textOf);

it('is every licence file of the package', () => {
  const texts = ['MIT, by Ada\n', ' ', 'Apache'];
  expect(noticeOf({ manifest, texts }, textOf).text).toBe('MIT, by Ada\n\nApache');
});

it('leaves out what another package has inside itself', () => {
  const texts = ['MIT, by Ada\n\n# Licenses of bundled dependencies\nISC, by Eve'];
  expect(noticeOf({ manifest, texts }, textOf).text).toBe('MIT, by Ada');
});

it.each(['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0'])(
  'is the text of %s with the author, where the package has no file',
  (license) => {
    const { text, licences: ids } = bare({ license })();
    expect(text).toMatch(/^Copyright \(c\) Ada$/m);
    expect(text).not.toMatch(/Copyright \(c\) <year>|Copyright \(C\) YEAR/i);
    expect(text.length).toBeGreaterThan(600);
    expect(ids).toEqual([license]);
  },
);

it('reads the author in both forms of package.json', () => {
  expect(bare({ author: { name: 'Ada' } })().text).toContain('Copyright (c) Ada\n');
});

it.each([
  ['an unknown licence', { license: 'SEE LICENSE IN README' }, 'SEE LICENSE IN README'],
  ['no licence', { license: undefined }, 'none'],
  ['no author', { author: undefined }, 'no author'],
])('refuses a package without a licence file and with %s, by its name', (_, more, reason) => {
  expect(bare(more)).toThrow('made-up@1.0.0');
  expect(bare(more)).toThrow(reason);
});
