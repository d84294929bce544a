import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callingCodes } from '../../domain/phone/callingCodes.ts';
import { covers } from '#covers';
import { countryRows, fold, searchCountries } from './searchCountries.ts';

const languages = ['en', 'de-DE', 'vi-VN', 'ar', 'zh-CN', 'th-TH', 'pt-BR'] as const;
const rows = Object.fromEntries(
  languages.map((language) => [language, countryRows(callingCodes, language)]),
);
const found = (language: string, query: string) =>
  searchCountries(rows[language] ?? [], query).map(({ country }) => country.key);

describe('finds a country', () => {
  it.each([
    ['en', '44', ['gb', 'gg', 'im', 'je']],
    ['en', '+44', ['gb', 'gg', 'im', 'je']],
    ['en', ' + 852 ', ['hk']],
    ['ar', '٩٦٦', ['sa']],
    ['en', '３５３', ['ie']],
    ['en', '+44 7911 123456', ['gb', 'gg', 'im', 'je']],
  ])('%s: by the calling code %j', (language, query, keys) => {
    covers(['REG-036'], () => {
      expect(found(language, query)).toEqual(keys);
    });
  });

  it.each([
    ['en', 'gb', 'gb'],
    ['en', 'UK', 'gb'],
    ['en', 'usa', 'us'],
    ['de-DE', 'at', 'at'],
    ['en', 'cote divoire', 'ci'],
    ['en', 'CÔTE D’IVOIRE', 'ci'],
    ['de-DE', 'osterreich', 'at'],
    ['de-DE', 'austria', 'at'],
    ['de-DE', 'vereinigtes konig', 'gb'],
    ['vi-VN', 'duc', 'de'],
    ['vi-VN', 'Đức', 'de'],
    ['ar', 'المانيا', 'de'],
    ['ar', 'ألمانيا', 'de'],
    ['zh-CN', '德国', 'de'],
    ['th-TH', 'เยอรมนี', 'de'],
    ['pt-BR', 'mexico', 'mx'],
  ])('%s: by short name or name, %j', (language, query, key) => {
    covers(['REG-036'], () => {
      expect(found(language, query)[0]).toBe(key);
    });
  });

  it('ordered by match: short name, beginning of the name, beginning of a word, part of the name', () => {
    expect(found('en', 'ni').slice(0, 4)).toEqual(['ni', 'ne', 'ng', 'nu']);
    expect(found('en', 'is').slice(0, 3)).toEqual(['is', 'im', 'il']);
    expect(found('en', 'king')).toEqual(['gb']);
  });

  it('by a part of the code, exact matches first', () => {
    const keys = found('en', '1');
    expect(keys[0]).toBe('us');
    expect(keys).toContain('ca');
    expect(found('en', '35').toSorted()).toEqual(
      callingCodes.filter(({ code }) => code.startsWith('35')).map(({ key }) => key),
    );
  });

  it.each(['', '  ', '+'])('all countries by %j, sorted by name', (query) => {
    expect(found('en', query)).toHaveLength(callingCodes.length);
    expect(found('en', query).slice(0, 3)).toEqual(['af', 'ax', 'al']);
    expect(found('de-DE', query)[1]).toBe('eg');
  });

  it.each(['xyzzy', '999', '!!', '👩‍🌾'])('none by %j', (query) => {
    expect(found('en', query)).toEqual([]);
  });
});

describe('any query', () => {
  const runs = { numRuns: 1000 };
  const language = fc.constantFrom(...languages);

  it('finds countries of the list, each once', () => {
    fc.assert(
      fc.property(language, fc.string({ unit: 'grapheme', maxLength: 30 }), (tag, query) => {
        const keys = found(tag, query);
        expect(new Set(keys).size).toBe(keys.length);
        expect(keys.length).toBeLessThanOrEqual(callingCodes.length);
      }),
      runs,
    );
  });

  it('finds every country by any beginning of its name, its short name and its code', () => {
    const country = fc.constantFrom(...callingCodes);
    fc.assert(
      fc.property(language, country, fc.nat(), (tag, { key, name, code, shortname }, length) => {
        const own = rows[tag]?.find((row) => row.country.key === key)?.name ?? '';
        const characters = Array.from(own);
        const start = characters.slice(0, 1 + (length % characters.length)).join('');
        for (const query of [own, start, own.toUpperCase(), name, code, `+${code}`, shortname])
          expect([query, found(tag, query).includes(key)]).toEqual([query, true]);
        expect(found(tag, shortname)[0]).toBe(key);
      }),
      runs,
    );
  });

  it('folding a text twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
      runs,
    );
  });
});
