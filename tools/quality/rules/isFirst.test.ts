import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isFirst } from './isFirst.ts';

it('tells the first of each state, whoever asks later', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'portico-first-')), 'new');
  expect(['a', 'b', 'a', 'b', 'c'].map((state) => isFirst(folder, state))).toEqual([
    ...[true, true, false, false, true],
  ]);
});
