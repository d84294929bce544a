import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PlannedPicture } from '../plan/planPictures.ts';
import type { Change } from './Change.ts';
import { ModuleGraph } from './ModuleGraph.ts';
import { Touch } from './Touch.ts';

const sources = mkdtempSync(join(tmpdir(), 'touch-'));
const files = {
  'src/styles/tokens.css': ':root { --a: 1px; --b: var(--a); --c: 2px; --d: 3px; }',
  'src/styles/base.css': 'body { color: var(--d); }',
  'src/styles/reset.css': '',
  'src/styles/scripts.css': '',
  'src/components/A/A.module.css': '.a { gap: var(--b); }',
};
beforeAll(() => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(sources, file)), { recursive: true });
    writeFileSync(join(sources, file), text);
  }
});
afterAll(() => rmSync(sources, { recursive: true }));

const graph = new ModuleGraph(
  new Map([['src/components/A/A.module.css', ['stories/A.stories.tsx']]]),
);
const touch = new Touch({ sources, graph, languages: { th: 'th-TH', gb: 'en-GB' } });
const picture = (name: string, region = 'gb', language = 'region'): PlannedPicture => ({
  ...{ key: name, id: name, title: name, name, mode: '', file: `./stories/${name}.stories.tsx` },
  globals: { region, language, theme: 'seller' },
  ...{ size: { width: 1, height: 1 }, motion: 'reduce', ignored: [] },
});
const values = { before: '1', after: '2' };
const token = (name: string): Change => ({ kind: 'token', name, ...values });

it('a region touches its own pictures', () => {
  const change: Change = { kind: 'region', region: 'th', field: 'a', ...values };
  expect([touch.can(change, picture('A', 'th')), touch.can(change, picture('A'))]).toEqual([
    true,
    false,
  ]);
});

it('a text touches the pictures in its language: the region’s own, the mode’s, or the one that was seen', () => {
  const change: Change = { kind: 'text', language: 'th-TH', key: 'k', ...values };
  expect(touch.can(change, picture('A', 'th'))).toBe(true);
  expect(touch.can(change, picture('A', 'gb', 'th-TH'))).toBe(true);
  expect(touch.can(change, picture('A', 'th', 'ar'))).toBe(false);
  expect(touch.can(change, picture('A'), { language: 'th-TH', texts: [] })).toBe(true);
});

it('a token touches where a stylesheet uses it, through another one too; a global stylesheet is everywhere', () => {
  expect([touch.can(token('--a'), picture('A')), touch.can(token('--a'), picture('B'))]).toEqual([
    true,
    false,
  ]);
  expect(touch.can(token('--c'), picture('A'))).toBe(false);
  expect(touch.can(token('--d'), picture('B'))).toBe(true);
});

it('code touches the stories that it is part of, packages touch all', () => {
  const code = (file: string): Change => ({ kind: 'code', name: file, files: [file] });
  const style = code('src/components/A/A.module.css');
  expect([touch.can(style, picture('A')), touch.can(style, picture('B'))]).toEqual([true, false]);
  expect(touch.can(code('package-lock.json'), picture('B'))).toBe(true);
});
