import { expect, it } from 'vitest';
import { shows } from '#shows';
import { textOf } from './textOf.ts';

const texts = {
  back: 'Back',
  lead: 'We sent {{length}} digits to {{contact}}.',
  'a.dotted:key': 'One key',
  wait_one: '{{count}} second',
  wait_other: '{{count}} seconds',
};
const english = { language: 'en-GB', texts };

it('resolves a text by its key, whatever the key is made of', () => {
  shows(['I18N-022'], () => {
    expect(textOf(english, 'back')).toBe('Back');
    expect(textOf(english, 'a.dotted:key')).toBe('One key');
  });
});

it.each(['ada@shop.example', '<b>ada</b> & "co"', '{{length}}', '$t(back)', '$&', '👩‍💻'])(
  'puts %j in as it is',
  (contact) => {
    expect(textOf(english, 'lead', { length: 6, contact })).toBe(`We sent 6 digits to ${contact}.`);
  },
);

it('leaves a placeholder without a value where it stands', () => {
  expect(textOf(english, 'lead', { length: 6 })).toBe('We sent 6 digits to {{contact}}.');
});

it.each([
  ['en', 1, '1 second'],
  ['en', 2, '2 seconds'],
  ['fr', 0, '0 second'],
])('chooses the form of %s for %i', (language, count, said) => {
  expect(textOf({ language, texts }, 'wait', { count })).toBe(said);
});

it('shows the key of a text that is missing', () => {
  expect(textOf(english, 'nothing')).toBe('nothing');
});
