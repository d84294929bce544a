import { covers } from '#covers';
import { expect, it, vi } from 'vitest';
import { createI18n, setTexts } from './createI18n.ts';
import { textKey } from './textKey.ts';

const texts = {
  back: 'Back',
  lead: 'We sent {{length}} digits to {{contact}}.',
  'a.dotted:key': 'One key',
  wait_one: '{{count}} second',
  wait_other: '{{count}} seconds',
};
const english = createI18n('en-GB', texts);
const textOf = (key: string, values?: Record<string, string | number>): string =>
  english.t(textKey(key), values ?? {});

it('returns a text by its key, also for a key with dots and colons', () => {
  covers(['I18N-022'], () => {
    expect(textOf('back')).toBe('Back');
    expect(textOf('a.dotted:key')).toBe('One key');
  });
});

it.each(['ada@shop.example', '<b>ada</b> & "co"', '{{length}}', '$t(back)', '$&', '👩‍💻'])(
  'inserts %j unchanged',
  (contact) => {
    expect(textOf('lead', { length: 6, contact })).toBe(`We sent 6 digits to ${contact}.`);
  },
);

it('keeps a placeholder without a value', () => {
  expect(textOf('lead', { length: 6 })).toBe('We sent 6 digits to {{contact}}.');
});

it.each([
  ['en', 1, '1 second'],
  ['en', 2, '2 seconds'],
  ['fr', 0, '0 second'],
])('selects the plural form of %s for %i', (language, count, text) => {
  expect(createI18n(language, texts).t(textKey('wait'), { count })).toBe(text);
});

it('returns the key when the text is missing', () => {
  expect(textOf('nothing')).toBe('nothing');
});

it('speaks another language at once, and says so', () => {
  const page = createI18n('en-GB', texts);
  const listener = vi.fn<(language: string) => void>();
  page.on('languageChanged', listener);
  setTexts(page, 'fr', { back: 'Retour' });
  expect([page.language, page.t(textKey('back'))]).toEqual(['fr', 'Retour']);
  expect(listener).toHaveBeenCalledExactlyOnceWith('fr');
});

it('keeps the language of each page separate', () => {
  const pages = [english, createI18n('fr', { back: 'Retour' })];
  expect(pages.map((page) => page.t(textKey('back')))).toEqual(['Back', 'Retour']);
});
