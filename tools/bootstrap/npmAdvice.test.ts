import { expect, test } from 'vitest';
import { npmAdvice, npmEssence } from './npmAdvice.mjs';

test.each([
  ['npm error code EUSAGE', 'package-lock.json does not fit'],
  ['npm error code ENOTFOUND', 'cannot be reached'],
  ['npm error code SELF_SIGNED_CERT_IN_CHAIN', 'is not trusted'],
  ['npm error code E403', 'refused access'],
  ['npm error code E404', 'does not hold'],
  ['npm error code ENOSPC', 'the disk is full'],
  ['npm error code EACCES', 'cannot be written'],
  ['npm error something new', 'above say why'],
])('%s', (output, advice) => {
  expect(npmAdvice(output)).toContain(advice);
});

test('the essence ends where npm starts to list its options', () => {
  const output = [
    'npm error code EUSAGE',
    "npm error Invalid: lock file's zod@4.6.7 does not satisfy zod@4.6.6",
    'npm error Clean install a project',
    'npm error',
    'npm error Usage:',
    'npm error npm ci',
  ].join('\n');
  expect(npmEssence(output)).toBe(output.split('\n').slice(0, 2).join('\n'));
});
