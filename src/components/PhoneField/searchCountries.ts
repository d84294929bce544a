import type { CallingCode } from '../../domain/phone/CallingCode.ts';
import { mainCountries } from '../../domain/phone/mainCountries.ts';
import { readDigits } from '../../domain/text/readDigits.ts';

/** A country with the texts that the list shows and searches. */
export interface CountryRow {
  readonly country: CallingCode;
  /** Name in the page's language. */
  readonly name: string;
  /** Folded names: the page's language, then English. */
  readonly names: readonly string[];
  /** Folded short names: the ISO code and common alternatives. */
  readonly shortNames: readonly string[];
}

const alternatives: Readonly<Record<string, string>> = { gb: 'uk', us: 'usa', ae: 'uae' };

/** Letters that Unicode does not decompose into a base letter and a mark. */
const bases: Readonly<Record<string, string>> = {
  đ: 'd',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
};

/** Removes case, marks and punctuation of a text, so that `cote divoire` finds Côte d’Ivoire. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}'’]/gu, '')
    .toLowerCase()
    .replace(/[đøłıßæœةىیک]/g, (letter) => bases[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The rows, sorted by name in a language, given as a BCP 47 tag. */
export function countryRows(
  countries: readonly CallingCode[],
  language: string,
): readonly CountryRow[] {
  const known = new Intl.DisplayNames([language], { type: 'region' });
  const { compare } = new Intl.Collator(language);
  return countries
    .map((country): CountryRow => {
      const name = known.of(country.shortname) ?? country.name;
      const other = alternatives[country.key];
      return {
        country,
        name,
        names: [fold(name), fold(country.name)],
        shortNames: other === undefined ? [country.key] : [country.key, other],
      };
    })
    .toSorted((one, another) => compare(one.name, another.name));
}

const isCode = (query: string): boolean => /^[\s+＋(]*\p{Nd}[\p{Nd}\s)-]*$/u.test(query);

const NO_MATCH = 9;

/**
 * The rank of a country for a calling code, alone or with a number after it: an exact code first, with
 * its main country before the others, then codes that begin with the digits.
 */
function rankOfCode({ code, key }: CallingCode, digits: string): number {
  if (digits.startsWith(code)) return mainCountries.has(key) ? 0 : 1;
  return code.startsWith(digits) ? 2 : NO_MATCH;
}

function rankOfText({ names, shortNames }: CountryRow, text: string): number {
  if (shortNames.includes(text)) return 0;
  if (names.some((name) => name === text)) return 1;
  if (names.some((name) => name.startsWith(text))) return 2;
  if (names.some((name) => name.includes(` ${text}`))) return 3;
  if (shortNames.some((name) => name.startsWith(text))) return 4;
  return names.some((name) => name.includes(text)) ? 5 : NO_MATCH;
}

/**
 * The countries that match a query, best match first: by calling code (with or without `+`, in digits
 * of any script), short name, or name in the page's language or in English; equal matches keep their
 * order. An empty query matches all. Source: B§2 (REG-036).
 */
export function searchCountries(rows: readonly CountryRow[], query: string): readonly CountryRow[] {
  const digits = isCode(query) ? readDigits(query) : '';
  const text = fold(query);
  if (query.trim() === '' || query.trim() === '+') return rows;
  if (digits === '' && text === '') return [];
  return rows
    .map((row) => ({
      row,
      rank: digits === '' ? rankOfText(row, text) : rankOfCode(row.country, digits),
    }))
    .filter(({ rank }) => rank !== NO_MATCH)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ row }) => row);
}
