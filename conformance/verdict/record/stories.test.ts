import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { missingStories, storiesOf, storyTable } from './stories.ts';

it('finds the stories of a spec and of its steps, each once', () => {
  const titles = ['axe: account', 'the languages in their order', 'axe: account'];
  expect(storiesOf('conformance/specs/everywhere/anatomy.spec.ts', titles)).toEqual([
    'screens-register--account',
    'screens-navigation--language-menu-open',
  ]);
  expect(storiesOf('conformance/specs/everywhere/none.spec.ts', ['a step'])).toEqual([]);
});

it('names the stories that Storybook does not have', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stories-'));
  const index = join(folder, 'index.json');
  expect(missingStories(index)).toEqual([]);
  const [first, ...rest] = [...new Set(storyTable.map(({ story }) => story))];
  writeFileSync(index, JSON.stringify({ entries: Object.fromEntries(rest.map((id) => [id, {}])) }));
  expect(missingStories(index)).toEqual([first]);
  rmSync(folder, { recursive: true });
});
