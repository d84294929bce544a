import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fingerprint } from './scope.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'scope-'));
  writeFileSync(join(folder, 'a.ts'), 'a');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('the same files have the same name, another content or file has another', () => {
  const first = fingerprint(folder, ['**/*']);
  expect(fingerprint(folder, ['**/*'])).toBe(first);
  writeFileSync(join(folder, 'b.ts'), '');
  const second = fingerprint(folder, ['**/*']);
  writeFileSync(join(folder, 'b.ts'), 'b');
  expect(new Set([first, second, fingerprint(folder, ['**/*'])]).size).toBe(3);
});

it('a folder that is not there has none', () => {
  expect(fingerprint(join(folder, 'x'), ['**/*'])).toBe('none');
});
