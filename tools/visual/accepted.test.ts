import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readAccepted, withAccepted, writeAccepted } from './accepted.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'accepted-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const one = { signature: '0123456789abcdef', by: 'Ana', on: '2026-11-24', what: 'Token --a' };
const other = { ...one, signature: '0000000000000000' };

it('keeps what it had, adds what is new, and sorts', () => {
  const again = { ...one, by: 'Bo' };
  expect(withAccepted([one], [again, other])).toEqual([other, one]);
});

it('reads what it wrote, and refuses a file that is not there', () => {
  const file = join(folder, 'accepted.json');
  expect(() => readAccepted(file)).toThrow(`There is no ${file}`);
  writeAccepted([one], file);
  expect(readAccepted(file)).toEqual([one]);
});

it.each([
  { ...one, by: '' },
  { ...one, signature: 'all' },
  { ...one, on: 'today' },
])('refuses %o: a difference is accepted by somebody, on a day', (wrong) => {
  const file = join(folder, 'accepted.json');
  writeFileSync(file, JSON.stringify([wrong]));
  expect(() => readAccepted(file)).toThrow('is not a list of');
});
