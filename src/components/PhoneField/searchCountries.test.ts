import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callingCodes } from '../../domain/phone/callingCodes.ts';
import { shows } from '#shows';
import { countryRows, fold, searchCountries } from './searchCountries.ts';

const languages = ['en', 'de-DE', 'vi-VN', 'ar', 'zh-CN', 'th-TH', 'pt-BR'] as const;
const rows = Object.fromEntries(
  languages.map((language) => [language, countryRows(callingCodes, language)]),
);
const found = (language: string, query: string) =>
  searchCountries(rows[language] ?? [], query).map(({ country }) => country.key);

describe('a country is found', () => {
  it.each([
    ['en', '44', ['gb', 'gg', 'im', 'je']],
    ['en', '+44', ['gb', 'gg', 'im', 'je']],
    ['en', ' + 852 ', ['hk']],
    ['ar', '٩٦٦', ['sa']],
    ['en', '３５３', ['ie']],
    ['en', '+44 7911 123456', ['gb', 'gg', 'im', 'je']],
  ])('%s: by the calling code %j', (language, query, keys) => {
    shows(['REG-036'], () => {
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
    shows(['REG-036'], () => {
      expect(found(language, query)[0]).toBe(key);
    });
  });

  it('the likeliest first: the short name, how a name begins, a word of it, what it holds', () => {
    expect(found('en', 'ni').slice(0, 4)).toEqual(['ni', 'ne', 'ng', 'nu']);
    expect(found('en', 'is').slice(0, 3)).toEqual(['is', 'im', 'il']);
    expect(found('en', 'king')).toEqual(['gb']);
  });

  it('by a part of the code, the code itself first', () => {
    const keys = found('en', '1');
    expect(keys[0]).toBe('us');
    expect(keys).toContain('ca');
    expect(found('en', '35').toSorted()).toEqual(
      callingCodes.filter(({ code }) => code.startsWith('35')).map(({ key }) => key),
    );
  });

  it.each(['', '  ', '+'])('all of them by %j, in the order of their names', (query) => {
    expect(found('en', query)).toHaveLength(callingCodes.length);
    expect(found('en', query).slice(0, 3)).toEqual(['af', 'ax', 'al']);
    expect(found('de-DE', query)[1]).toBe('eg');
  });

  it.each(['xyzzy', '999', '!!', '👩‍🌾'])('none by %j', (query) => {
    expect(found('en', query)).toEqual([]);
  });
});

describe('whatever is typed', () => {
  const runs = { numRuns: 1000 };
  const language = fc.constantFrom(...languages);

  it('finds countries of the list, each once', () => {
    fc.assert(
      fc.property(language, fc.string({ unit: 'grapheme', maxLength: 30 }), (spoken, query) => {
        const keys = found(spoken, query);
        expect(new Set(keys).size).toBe(keys.length);
        expect(keys.length).toBeLessThanOrEqual(callingCodes.length);
      }),
      runs,
    );
  });

  it('finds every country by any part of its name that begins it, its short name and its code', () => {
    const country = fc.constantFrom(...callingCodes);
    fc.assert(
      fc.property(language, country, fc.nat(), (spoken, { key, name, code, shortname }, length) => {
        const own = rows[spoken]?.find((row) => row.country.key === key)?.name ?? '';
        const characters = Array.from(own);
        const start = characters.slice(0, 1 + (length % characters.length)).join('');
        for (const query of [own, start, own.toUpperCase(), name, code, `+${code}`, shortname])
          expect([query, found(spoken, query).includes(key)]).toEqual([query, true]);
        expect(found(spoken, shortname)[0]).toBe(key);
      }),
      runs,
    );
  });

  it('a folded text is folded', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
      runs,
    );
  });
});
