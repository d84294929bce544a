import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { writeTwins } from '../build/writeTwins.ts';
import { hasTwins } from './hasTwins.ts';

it('twins count once every file has one, and are refused when they are stale', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'portico-twins-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  expect(hasTwins(dist, 'gz')).toBe(false);
  writeFileSync(join(dist, 'a.js'), 'one');
  writeFileSync(join(dist, 'b.js'), 'two');
  await writeTwins(dist, ['a.js']);
  expect(hasTwins(dist, 'gz')).toBe(false);
  await writeTwins(dist, ['b.js']);
  expect(hasTwins(dist, 'gz')).toBe(true);
  expect(hasTwins(dist, 'br')).toBe(true);
  writeFileSync(join(dist, 'b.js'), 'three');
  expect(() => hasTwins(dist, 'br')).toThrow(/b\.js\.br is not what b\.js is now; make it anew/);
});
