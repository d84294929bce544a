import { expect, it } from 'vitest';
import { assumed } from './assumed.ts';

it('returns the value itself', () => {
  const value = ['GB'];
  expect(assumed('S-020', value)).toBe(value);
});
