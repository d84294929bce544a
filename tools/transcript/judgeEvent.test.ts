import { expect, it } from 'vitest';
import { judgeEvent, type KeyEvent } from './judgeEvent.ts';

const sent = { text: 'We sent a code.', urgency: 'polite', unheard: null } as const;
const event: KeyEvent = {
  did: 'Enter',
  heard: [sent],
  focus: 'textbox "Digit 1 of 6"',
  focused: 'elsewhere',
  idle: false,
};

it('finds nothing where each thing is heard once', () => {
  expect(judgeEvent(event)).toEqual([]);
  expect(judgeEvent({ ...event, heard: [] })).toEqual([]);
  expect(judgeEvent({ ...event, heard: [], focused: 'same', idle: true })).toEqual([]);
});

it('finds what is said twice, by one region or by the focus as well', () => {
  expect(judgeEvent({ ...event, heard: [sent, sent] })).toEqual([
    'Enter says "We sent a code." more than once',
  ]);
  const focus = 'textbox "Digit 1 of 6" described "We sent a code."';
  expect(judgeEvent({ ...event, focus })).toHaveLength(1);
  expect(judgeEvent({ ...event, focus, focused: 'changed' })).toEqual([]);
});

it('finds a key that nothing answers, and words that nobody hears', () => {
  expect(judgeEvent({ ...event, heard: [], focused: 'same' })).toEqual([
    'nothing is heard after Enter',
  ]);
  const lost = { ...sent, unheard: 'it stands behind an open dialog' };
  expect(judgeEvent({ ...event, heard: [lost] })).toHaveLength(1);
});
