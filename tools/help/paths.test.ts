import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** The paths that a text names in backticks, with `xx`, `<name>` and `*` for whatever stands there. */
const pathsIn = (text: string): readonly string[] =>
  [
    ...text.matchAll(
      /`((?:src|mocks|regions|stories|conformance|tools|\.storybook)\/[\w./<>*-]+)`/g,
    ),
  ].map(([, path = '']) => path.replaceAll(/<\w+>|\bxx\b/g, '*').replace(/\/$/, ''));

const missing = (text: string): readonly string[] =>
  pathsIn(text).filter((path) => globSync(path, { cwd: root }).length === 0);

const documents = ['README.md', ...globSync('stories/docs/*.mdx', { cwd: root })];

it.each(documents)('%s names files and folders that exist', (document) => {
  expect(missing(readFileSync(join(root, document), 'utf8'))).toEqual([]);
});

it('finds a path that does not exist', () => {
  expect(
    missing('`regions/xx.ts`, `src/domain/none.ts` and `src/i18n/locales/<language>`'),
  ).toEqual(['src/domain/none.ts']);
});
