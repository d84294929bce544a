import { expect, it } from 'vitest';
import { asksForTips, isLaterStep } from './historyState.ts';

it('knows its own entries', () => {
  expect(isLaterStep({ key: 'k', laterStep: true })).toBe(true);
  expect(asksForTips({ tips: true })).toBe(true);
});

it.each([
  ...[null, undefined, 1, 'laterStep', [], [true], {}],
  ...[
    { laterStep: 'true', tips: 1 },
    { laterStep: {}, tips: [] },
  ],
  JSON.parse('{"__proto__":{"laterStep":true,"tips":true}}') as object,
])('%j is no entry of its own', (state) => {
  expect([isLaterStep(state), asksForTips(state)]).toEqual([false, false]);
});
