import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { knownFailures } from './knownFailures.ts';
import { threats } from './threats.ts';

const root = join(import.meta.dirname, '../../..');
const rows = [...threats, ...knownFailures];
const named = rows.flatMap(({ heldBy }) => heldBy);

it('every threat and every known failure is held by a test', () => {
  expect(rows.filter(({ heldBy }) => heldBy.length === 0)).toEqual([]);
});

it.each(named.map(({ file, test }) => [file, test]))('%s: %s', (file, test) => {
  expect(
    existsSync(join(root, file)),
    `${file} is gone; name the test that holds the rule now.`,
  ).toBe(true);
  const title = new RegExp(
    `(?:test|it)(?:\\.each\\([^)]*\\))?\\(\\s*['"\`][^\\n]*${RegExp.escape(test)}`,
  );
  expect(readFileSync(join(root, file), 'utf8')).toMatch(title);
});
