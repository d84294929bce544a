import { expect, it } from 'vitest';
import { asksForTips, bringsAccount, isLaterStep } from './historyState.ts';

it('knows its own entries', () => {
  expect(isLaterStep({ key: 'k', laterStep: true })).toBe(true);
  expect(asksForTips({ tips: true })).toBe(true);
  expect(bringsAccount({ account: true })).toBe(true);
});

it.each([
  ...[null, undefined, 1, 'laterStep', [], [true], {}],
  ...[
    { laterStep: 'true', tips: 1, account: 'ana@example.com' },
    { laterStep: {}, tips: [] },
  ],
  JSON.parse('{"__proto__":{"laterStep":true,"tips":true,"account":true}}') as object,
])('%j is no entry of its own', (state) => {
  const known = [isLaterStep, asksForTips, bringsAccount];
  expect(known.map((isKnown) => isKnown(state))).toEqual([false, false, false]);
});
