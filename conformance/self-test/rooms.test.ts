import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, it } from 'vitest';

/** What each room of the suite imports; nothing imports a spec. A file beside the rooms is a room of its own. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  shared: [],
  oracle: ['shared'],
  harness: ['oracle', 'shared'],
  specs: ['harness', 'oracle', 'shared'],
  verdict: ['oracle', 'shared'],
  'playwright.config.ts': ['shared'],
  'bench.ts': ['harness', 'oracle', 'verdict', 'shared'],
  'self-test': ['oracle', 'verdict', 'shared'],
};

/** The same for the parts of the verdict. */
const verdictMayImport: Readonly<Record<string, readonly string[]>> = {
  record: [],
  reporter: ['record', 'report'],
  ledger: ['record'],
  report: ['record'],
  compare: ['record', 'report', 'ledger'],
  evidence: ['record', 'report'],
  page: ['record', 'report', 'ledger', 'compare'],
  run: ['record', 'report', 'ledger', 'page', 'compare', 'evidence'],
};

const root = new URL('../', import.meta.url).pathname;

/** Relative imports of a file that the table of its rooms does not name. */
function forbidden(
  file: string,
  code: string,
  rooms: Readonly<Record<string, readonly string[]>>,
): string[] {
  const { staticImports, staticExports } = parseSync(file, code).module;
  const named = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
  ];
  const room = file.split('/')[0] ?? '';
  return named
    .filter((name) => name.startsWith('.'))
    .map((name) => posix.join(posix.dirname(file), name))
    .filter((target) => !target.startsWith('..'))
    .filter((target) => {
      const [to = ''] = target.split('/');
      return to !== room && rooms[room]?.includes(to) !== true;
    });
}

const isTest = (file: string): boolean => file.endsWith('.test.ts');

it.each(globSync('**/*.ts', { cwd: root }))('%s imports only what its room may', (file) => {
  expect(forbidden(file, readFileSync(`${root}${file}`, 'utf8'), mayImport)).toEqual([]);
});

it.each(globSync('*/**/*.ts', { cwd: `${root}verdict` }).filter((file) => !isTest(file)))(
  'verdict/%s imports only what its part may',
  (file) => {
    const code = readFileSync(`${root}verdict/${file}`, 'utf8');
    expect(forbidden(file, code, verdictMayImport)).toEqual([]);
  },
);

it.each([
  ['verdict/cli.ts', "import { expect } from '../harness/assertions/expect.ts';"],
  ['harness/world/World.ts', "import type { RunRecord } from '../../verdict/record/RunRecord.ts';"],
  ['oracle/regions.ts', "export { read } from '../harness/expected/read.ts';"],
])('sees an import of %s', (file, code) => {
  expect(forbidden(file, code, mayImport)).toHaveLength(1);
});
