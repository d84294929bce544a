import { array, assert, constantFrom, integer, nat, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nothingTyped, typeAhead, withLetter } from './typeAhead.ts';

const names = ['Brasilien', 'Irland', 'Italien', 'Mexiko', 'Österreich', 'Vereinigte Staaten'];

describe('finds a name by its beginning', () => {
  it.each([
    ['v', -1, 'Vereinigte Staaten'],
    ['V', 5, 'Vereinigte Staaten'],
    ['i', -1, 'Irland'],
    ['i', 1, 'Italien'],
    ['ii', 2, 'Irland'],
    ['it', 1, 'Italien'],
    ['ir', 1, 'Irland'],
    ['ost', -1, 'Österreich'],
    ['vereinigte s', 0, 'Vereinigte Staaten'],
    ['x', 0, undefined],
    ['', 0, undefined],
  ])('%j from item %i leads to %s', (text, at, expected) => {
    const index = typeAhead({ names, text, at, language: 'de-DE' });
    expect(index === null ? undefined : names[index]).toBe(expected);
  });

  it('works in any script', () => {
    const arabic = ['أيرلندا', 'إسبانيا', 'المملكة المتحدة'];
    expect(typeAhead({ names: arabic, text: 'الم', at: 0, language: 'ar' })).toBe(2);
    expect(typeAhead({ names: ['ไทย', 'เม็กซิโก'], text: 'เ', at: -1, language: 'th-TH' })).toBe(1);
  });

  it('finds a name with the first letter of the text for every full name', () => {
    const { compare } = new Intl.Collator('en', { sensitivity: 'base' });
    const name = string({ unit: constantFrom('a', 'É', 'ö', ' ', 'ت'), minLength: 1 });
    const lists = array(name, { minLength: 1 });
    assert(
      property(lists, nat(), integer({ min: -1, max: 9 }), (list, pick, at) => {
        const text = list[pick % list.length] ?? '';
        const index = typeAhead({ names: list, text, at, language: 'en' }) ?? -1;
        expect(compare((list[index] ?? 'none').slice(0, 1), text.slice(0, 1))).toBe(0);
      }),
      { numRuns: 1000 },
    );
  });

  it('returns null for an empty list', () => {
    expect(typeAhead({ names: [], text: 'a', at: -1, language: 'en' })).toBeNull();
  });
});

describe('collects letters into a word', () => {
  const at = (time: number, text: string) => ({ text, time });

  it('until a pause', () => {
    expect(withLetter(at(1000, 'i'), { key: 't', time: 1700 })).toEqual(at(1700, 'it'));
    expect(withLetter(at(1000, 'i'), { key: 't', time: 1701 })).toEqual(at(1701, 't'));
  });

  it('with spaces only after the first letter', () => {
    expect(withLetter(at(1000, 'sri'), { key: ' ', time: 1100 })).toEqual(at(1100, 'sri '));
    expect(withLetter(nothingTyped, { key: ' ', time: 10 })).toBeNull();
  });

  it('ignores keys with a name', () => {
    for (const key of ['Enter', 'Tab', 'F2', 'ArrowDown', ''])
      expect(withLetter(nothingTyped, { key, time: 10 })).toBeNull();
  });
});
