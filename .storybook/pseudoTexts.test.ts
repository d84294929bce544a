import { describe, expect, it } from 'vitest';
import english from '../src/i18n/locales/en/form.json' with { type: 'json' };
import { createI18n } from '../src/i18n/createI18n.ts';
import { directionOf } from '../src/i18n/directionOf.ts';
import { pseudoLanguages, pseudoText, pseudoTexts } from './pseudoTexts.ts';

const lead = 'We sent {{length}} digits to <b>{{contact}}</b>.';
const bare = (text: string): string => text.replaceAll(/\{\{[a-z]+\}\}|<\/?[a-z]+>/g, '');

describe('en-XA', () => {
  it('accents every letter and keeps placeholders and tags', () => {
    expect(pseudoText('en-XA', lead)).toMatch(
      /^\[Ŵé šéñţ \{\{length\}\} ðîĝîţš ţö <b>\{\{contact\}\}<\/b>\. .*\]$/,
    );
    for (const text of Object.values(english))
      expect(bare(pseudoText('en-XA', text))).not.toMatch(/[A-Za-z]/);
  });

  it('is at least 40 % longer', () => {
    for (const text of Object.values(english))
      expect(bare(pseudoText('en-XA', text)).length).toBeGreaterThanOrEqual(
        Math.floor(bare(text).length * 1.4),
      );
  });
});

describe('ar-XB', () => {
  it('overrides the direction of every run, and keeps placeholders and tags', () => {
    expect(pseudoText('ar-XB', 'To {{contact}} <b>now</b>')).toBe(
      '\u200f\u202eTo\u202c\u200f {{contact}} <b>\u200f\u202enow\u202c\u200f</b>',
    );
  });

  it('has the direction right to left', () => {
    expect(pseudoLanguages.map(directionOf)).toEqual(['ltr', 'rtl']);
  });
});

it.each(pseudoLanguages)('%s has a plural form for every number', (language) => {
  const page = createI18n(language, pseudoTexts(language, english));
  for (const count of [0, 1, 2, 3, 11, 100])
    expect(page.t('throttled', { count })).toContain(String(count));
  expect(page.t('sign_up_continue')).toBe(pseudoText(language, english.sign_up_continue));
});
