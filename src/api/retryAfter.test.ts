import { expect, it } from 'vitest';
import { retryAfter } from './retryAfter.ts';

const now = Date.parse('2026-01-01T00:00:00Z');

it.each([
  ['30', 30],
  [' 30 ', 30],
  ['0', 1],
  ['7200', 3600],
  ['Thu, 01 Jan 2026 00:01:30 GMT', 90],
  ['Wed, 31 Dec 2025 00:00:00 GMT', 1],
  ['soon', 60],
  ['1.5', 60],
  ['-5', 60],
  ['5, 10', 60],
  ['Thu, 99 Foo 2026', 60],
  ['', 60],
  [null, 60],
])('%j is %j seconds (E-19)', (header, seconds) => {
  expect(retryAfter(header, now)).toBe(seconds);
});
