import { expect, it } from 'vitest';
import { tipStates } from './tipStates.ts';

it.each([
  ['', false, 'neutral', 'neutral'],
  ['abc', false, 'neutral', 'neutral'],
  ['abcdef', false, 'done', 'neutral'],
  ['a1!', false, 'neutral', 'done'],
  ['abc12!', false, 'done', 'done'],
  ['abc 12!', false, 'neutral', 'neutral'],
  ['', true, 'wrong', 'wrong'],
  ['abcdef', true, 'done', 'wrong'],
  ['a1!', true, 'wrong', 'done'],
  ['abc12!', true, 'done', 'done'],
  ['abc 12!', true, 'wrong', 'wrong'],
  [`a1!${'x'.repeat(18)}`, true, 'wrong', 'done'],
  [`a1!${'x'.repeat(18)}`, false, 'wrong', 'done'],
  ['x'.repeat(10_000), false, 'wrong', 'neutral'],
] as const)('%j, validated: %s -> %s, %s (S-059)', (password, judged, length, classes) => {
  expect(tipStates(password, judged)).toEqual([length, classes]);
});
