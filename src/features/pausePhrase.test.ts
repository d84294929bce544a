import { expect, test } from 'vitest';
import type { PhraseContent } from '../components/Phrase/PhraseContent.ts';
import { cooldownPhrase } from '../components/SendCodeButton/cooldownPhrase.ts';
import { isPausePhrase, pausePhrase } from './pausePhrase.ts';

test.each([
  [1, { id: 'throttled', values: { count: 1 } }],
  [60, { id: 'throttled', values: { count: 60 } }],
  [61, { id: 'send_code_wait_minutes', values: { minutes: 2 } }],
])('names a pause of %i s (E-19)', (seconds, phrase) => {
  expect(pausePhrase(seconds)).toEqual(phrase);
});

test('has the number of the button that waits, whatever is left', () => {
  const numberIn = (phrase: PhraseContent) =>
    'values' in phrase ? Object.values(phrase.values ?? {}) : [];
  for (let seconds = 1; seconds <= 3600; seconds += 1)
    expect(numberIn(pausePhrase(seconds))).toEqual(numberIn(cooldownPhrase('throttled', seconds)));
});

test('tells a pause from any other text', () => {
  expect([pausePhrase(5), pausePhrase(500)].every(isPausePhrase)).toBe(true);
  expect(isPausePhrase({ id: 'offline' })).toBe(false);
  expect(isPausePhrase({ serverText: 'throttled' })).toBe(false);
});
