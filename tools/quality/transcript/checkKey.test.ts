import { expect, it } from 'vitest';
import { checkKey, type KeyEvent } from './checkKey.ts';

const sent = { text: 'We sent a code.', unheard: null, urgency: 'polite' } as const;
const event: KeyEvent = {
  did: 'Enter',
  heard: [sent],
  focus: 'textbox "Digit 1 of 6"',
  focused: 'elsewhere',
  idle: false,
};

it('finds nothing where each thing is heard once', () => {
  expect(checkKey(event)).toEqual([]);
  expect(checkKey({ ...event, heard: [] })).toEqual([]);
  expect(checkKey({ ...event, heard: [], focused: 'same', idle: true })).toEqual([]);
});

it('finds what is heard twice, by one region or by the focus as well', () => {
  expect(checkKey({ ...event, heard: [sent, sent] })).toEqual([
    'after Enter, "We sent a code." is heard more than once',
  ]);
  const focus = 'textbox "Digit 1 of 6" described "We sent a code."';
  expect(checkKey({ ...event, focus })).toHaveLength(1);
  expect(checkKey({ ...event, focus, focused: 'changed' })).toEqual([]);
});

it('finds a key that nothing answers, and a text that nobody hears', () => {
  expect(checkKey({ ...event, heard: [], focused: 'same' })).toEqual([
    'after Enter, nothing is heard',
  ]);
  const lost = { ...sent, unheard: 'it stands behind an open dialog' };
  expect(checkKey({ ...event, heard: [lost] })).toHaveLength(1);
});
