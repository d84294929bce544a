import { expect, it } from 'vitest';
import type { Locale } from './locales.ts';
import { localeProblems } from './localeProblems.ts';

type Texts = Readonly<Record<string, string>>;

const locale = (language: string, form: Texts, landing: Texts = {}): Locale => ({
  language,
  texts: { form, steps: {}, account: {}, landing: { headline: 'Titel', ...landing } },
});

const en = locale(
  'en',
  {
    back: 'Back',
    lead: 'We sent {{length}} digits to {{contact}}.',
    terms: 'I accept the <terms>terms</terms> and the <privacy>privacy policy</privacy>.',
    wait_one: 'Wait {{count}} second.',
    wait_other: 'Wait {{count}} seconds.',
  },
  { headline: 'Title' },
);

const german: Texts = {
  back: 'Zurück',
  lead: '{{length}} Ziffern gingen an {{contact}}.',
  terms: 'Die <privacy>Datenschutzerklärung</privacy> und die <terms>Bedingungen</terms> gelten.',
  wait_one: 'Noch {{count}} Sekunde.',
  wait_other: 'Noch {{count}} Sekunden.',
};

const found = (form: Texts, landing: Texts = {}, allowed: Texts = {}) =>
  localeProblems(en, locale('de-DE', form, landing), allowed);

it('finds nothing in a whole translation, nor in the model itself', () => {
  expect(found(german)).toEqual([]);
  expect(localeProblems(en, en, {})).toEqual([]);
  expect(localeProblems(en, { ...en, language: 'en-GB' }, {})).toEqual([]);
});

it.each<readonly [string, Texts, string]>([
  ['a placeholder left out', { lead: 'Ziffern an {{contact}}.' }, 'has the placeholders contact'],
  ['a placeholder too many', { back: 'Zurück {{x}}' }, 'has the placeholders x, en has none'],
  ['a broken placeholder', { back: 'Zurück {{x}' }, 'has a stray {'],
  ['a tag left out', { terms: 'Die <terms>Bedingungen</terms> gelten.' }, 'has the tags terms'],
  ['a tag too many', { back: '<b>Zurück</b>' }, 'has the tags b, en has none'],
  [
    'an empty tag',
    { terms: 'Die <privacy></privacy> und die <terms>Bedingungen</terms> gelten.' },
    'has an empty <privacy>',
  ],
  [
    'a tag of spaces',
    { terms: 'Die <privacy>Datenschutzerklärung</privacy> und die <terms> </terms> gelten.' },
    'has an empty <terms>',
  ],
  [
    'the text of another document in a tag',
    { terms: 'Die <privacy>Bedingungen</privacy> und die <terms>Bedingungen</terms> gelten.' },
    'has “Bedingungen” in <privacy>',
  ],
  [
    'swapped placeholders',
    { lead: '{{contact}} Ziffern gingen an {{length}}.' },
    'in the order contact, length, not length, contact',
  ],
  ['an open tag', { back: '<b>Zurück' }, 'has a stray <'],
  ['the English text', { back: 'Back' }, 'is the English text'],
  ['an empty text', { back: '' }, 'is empty'],
  ['space at the end', { back: 'Zurück ' }, 'has space at its ends'],
  ['three dots', { back: 'Zurück...' }, 'has three dots'],
  ['a straight quote', { back: "Geht's zurück" }, 'has a straight quote'],
  ['the quotes of another language', { back: '«Zurück»' }, 'has «, which de-DE'],
  ['a form too many', { wait_many: 'Noch {{count}} Sekunden.' }, 'has the forms many, one, other'],
])('sees %s', (_, change, what) => {
  expect(found({ ...german, ...change })).toEqual([
    {
      counts: 'mismatched',
      sentence: expect.stringMatching(/^src\/i18n\/locales\/de-DE\/form\.json: `\w+` .*\.$/),
    },
  ]);
  expect(found({ ...german, ...change })[0]?.sentence).toContain(what);
});

it('sees a missing key, an unknown one, and a missing form', () => {
  const { back: _, wait_one: _one, ...rest } = german;
  expect(found({ ...rest, forward: 'Vor' }).map(({ counts }) => counts)).toEqual([
    'missing',
    'mismatched',
    'unused',
  ]);
});

it('sees a key in the wrong part, and in both', () => {
  const { back: _, ...rest } = german;
  expect(found(rest, { back: 'Zurück' })).toEqual([
    expect.objectContaining({ sentence: expect.stringContaining('belongs to another part') }),
  ]);
  expect(found(german, { back: 'Zurück' })).toEqual([
    expect.objectContaining({ sentence: expect.stringContaining('stands in two parts') }),
  ]);
  const twice = locale('en', en.texts.form, { headline: 'Title', back: 'Back' });
  expect(localeProblems(twice, twice, {})).not.toEqual([]);
});

it('lets a listed text equal English, and a list be no longer than needed', () => {
  expect(found({ ...german, back: 'Back' }, {}, { back: 'a reason' })).toEqual([]);
  expect(found(german, {}, { back: 'a reason' })).toEqual([
    expect.objectContaining({ sentence: expect.stringContaining('take it off the list') }),
  ]);
});

it('asks each language for its own forms; one that means one number may spell it', () => {
  const waits = locale('en', { wait_one: '{{count}} second', wait_other: '{{count}} seconds' });
  const sentences = (language: string, forms: Texts) =>
    localeProblems(waits, locale(language, forms, { headline: '题' }), {}).map(
      ({ sentence }) => sentence,
    );
  expect(sentences('zh-CN', { wait_other: '{{count}} 秒' })).toEqual([]);
  expect(
    sentences('es', {
      wait_one: 'un segundo',
      wait_many: '{{count}} de segundos',
      wait_other: '{{count}} segundos',
    }),
  ).toEqual([]);
  // In French, zero is singular too: the number must be written.
  expect(
    sentences('fr', {
      wait_one: 'une seconde',
      wait_many: '{{count}} de secondes',
      wait_other: '{{count}} secondes',
    }),
  ).toEqual([expect.stringContaining('`wait_one` has the placeholders none, en has count')]);
  expect(sentences('ar', { wait_one: 'ثانية', wait_other: '{{count}} ثانية' })).toEqual([
    expect.stringContaining('needs exactly: few, many, one, other, two, zero'),
  ]);
});
