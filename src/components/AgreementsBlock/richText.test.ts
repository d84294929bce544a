import { expect, test } from 'vitest';
import { richText } from './richText.ts';

const plain = (text: string) => ({ tag: null, text });

test('splits the text of tags into parts', () => {
  expect(richText('I accept the <terms>terms</terms> and <privacy>policy</privacy>.')).toEqual([
    plain('I accept the '),
    { tag: 'terms', text: 'terms' },
    plain(' and '),
    { tag: 'privacy', text: 'policy' },
    plain('.'),
  ]);
});

test('handles a tag around the whole text, no tag and an empty text', () => {
  expect(richText('<stripe>All of it</stripe>')).toEqual([{ tag: 'stripe', text: 'All of it' }]);
  expect(richText('No tag')).toEqual([plain('No tag')]);
  expect(richText('')).toEqual([]);
});

test.each(['An <open>tag', 'Crossed <a>x</b>', 'Nested <a>x <b>y', '1 < 2 and 3 > 2'])(
  'keeps an incomplete tag as text: %s',
  (text) => {
    expect(richText(text)).toEqual([plain(text)]);
  },
);
