import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isBuildFresh } from './isBuildFresh.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-'));
  mkdirSync(join(root, 'src'));
});
afterEach(() => rmSync(root, { recursive: true }));

function file(path: string, second: number): void {
  writeFileSync(join(root, path), '');
  utimesSync(join(root, path), second, second);
}

it('wants a build', () => {
  file('src/a.ts', 100);
  expect(isBuildFresh(root)).toBe(false);
});

it('accepts a build that is younger than its sources, and refuses an older one', () => {
  mkdirSync(join(root, 'dist/assets'), { recursive: true });
  file('dist/assets/a.js', 200);
  file('src/a.ts', 100);
  expect(isBuildFresh(root)).toBe(true);
  file('src/b.ts', 300);
  expect(isBuildFresh(root)).toBe(false);
});

it('does not mind a changed test', () => {
  mkdirSync(join(root, 'dist/assets'), { recursive: true });
  file('dist/assets/a.js', 200);
  file('src/a.test.ts', 300);
  expect(isBuildFresh(root)).toBe(true);
});

it('refuses an old build that was stamped since', () => {
  mkdirSync(join(root, 'dist/assets'), { recursive: true });
  file('dist/assets/a.js', 200);
  file('src/a.ts', 300);
  file('dist/index.html', 400);
  expect(isBuildFresh(root)).toBe(false);
});
