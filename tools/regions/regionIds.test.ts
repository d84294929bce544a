import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { regionIds } from './regionIds.ts';

test('the ids are the names of the region files, sorted', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portico-regions-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['gb.ts', 'fanno.ts', 'br.ts', 'gb.test.ts', 'defaults.ts', 'notes.md']) {
    writeFileSync(path.join(folder, name), '');
  }
  expect(regionIds(pathToFileURL(`${folder}/`))).toEqual(['br', 'fanno', 'gb']);
});
