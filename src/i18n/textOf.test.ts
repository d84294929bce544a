import { expect, it } from 'vitest';
import { covers } from '#covers';
import { textOf } from './textOf.ts';

const texts = {
  back: 'Back',
  lead: 'We sent {{length}} digits to {{contact}}.',
  'a.dotted:key': 'One key',
  wait_one: '{{count}} second',
  wait_other: '{{count}} seconds',
};
const english = { language: 'en-GB', texts };

it('returns a text by its key, also for a key with dots and colons', () => {
  covers(['I18N-022'], () => {
    expect(textOf(english, 'back')).toBe('Back');
    expect(textOf(english, 'a.dotted:key')).toBe('One key');
  });
});

it.each(['ada@shop.example', '<b>ada</b> & "co"', '{{length}}', '$t(back)', '$&', '👩‍💻'])(
  'inserts %j unchanged',
  (contact) => {
    expect(textOf(english, 'lead', { length: 6, contact })).toBe(`We sent 6 digits to ${contact}.`);
  },
);

it('keeps a placeholder without a value', () => {
  expect(textOf(english, 'lead', { length: 6 })).toBe('We sent 6 digits to {{contact}}.');
});

it.each([
  ['en', 1, '1 second'],
  ['en', 2, '2 seconds'],
  ['fr', 0, '0 second'],
])('selects the plural form of %s for %i', (language, count, text) => {
  expect(textOf({ language, texts }, 'wait', { count })).toBe(text);
});

it('returns the key when the text is missing', () => {
  expect(textOf(english, 'nothing')).toBe('nothing');
});
