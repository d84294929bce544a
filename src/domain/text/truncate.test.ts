import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { textLimits } from './textLimits.ts';
import { truncate } from './truncate.ts';

const graphemes = (text: string) =>
  [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].map(
    ({ segment }) => segment,
  );

const limits = Object.values(textLimits);
const limit = fc.constantFrom(...limits, 0, 1);
/** Whole characters and parts of them: joiners, marks, flag letters, lone surrogates. */
const piece = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.constantFrom('👩‍👩‍👧', '🇬🇧', '🇮', 'é', '\u0301', '\u200d', '👍🏽', 'กำ', 'الله', '\ud83d', '\r\n'),
);
const text = fc.array(piece, { maxLength: 200 }).map((pieces) => pieces.join(''));

describe('truncate', () => {
  test('returns a text that fits unchanged', () => {
    fc.assert(
      fc.property(text, (whole) => {
        expect(truncate(whole, graphemes(whole).length)).toBe(whole);
      }),
      { numRuns: 1000 },
    );
  });

  test('keeps the first whole characters of a longer text', () => {
    fc.assert(
      fc.property(text, limit, (whole, most) => {
        const all = graphemes(whole);
        fc.pre(all.length > most);
        expect(truncate(whole, most)).toBe(`${all.slice(0, most).join('')}…`);
      }),
      { numRuns: 1000 },
    );
  });

  test.each(['👩‍👩‍👧', '🇬🇧', 'é', 'กำ'])('never splits %s', (one) => {
    for (const most of limits) {
      expect(truncate(one.repeat(most), most)).toBe(one.repeat(most));
      expect(truncate(one.repeat(most + 1), most)).toBe(`${one.repeat(most)}…`);
    }
  });

  test('reads no more of a very long text than it keeps', () => {
    expect(truncate('a\u0301'.repeat(5_000_000), 18)).toBe(`${'a\u0301'.repeat(18)}…`);
  });
});

describe('the limits', () => {
  const cut = (most: number) => truncate('ab '.repeat(100), most).length - '…'.length;

  test('of the top banner', () => {
    expect(cut(textLimits.topBanner)).toBe(120);
  });

  test('of a slide', () => {
    expect(cut(textLimits.carouselTitle)).toBe(50);
    expect(cut(textLimits.carouselHighlight)).toBe(30);
    expect(cut(textLimits.carouselDescription)).toBe(140);
  });

  test('of the subscribe button', () => {
    expect(cut(textLimits.subscribeLabel)).toBe(18);
  });
});
