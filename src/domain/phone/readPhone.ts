import { readDigits } from '../text/readDigits.ts';
import type { CallingCode } from './CallingCode.ts';
import { phoneText, type PhoneEntry } from './PhoneEntry.ts';
import type { PhoneRules } from './PhoneRules.ts';
import { isNumberOf } from './isNumberOf.ts';
import { beginsCode, settleCode } from './settleCode.ts';

/** Maximum number of digits of a number. Source: A§5 (VAL-012). */
export const PHONE_MAX_LENGTH = 150;

const plusBeforeDigits = /^[^\p{Nd}]*[+＋]/u;

/** Whether a text begins with a calling code: a `+` before its first digit. */
const hasPlus = (text: string): boolean => plusBeforeDigits.test(text);

/** Two zeros for the `+`, as people dial it; no number begins with them. */
const dialled = /^00(?=[1-9])/;

const zeroInBrackets = /[(（]\s*[0０]\s*[)）]/;

/** Calling codes (Italy, San Marino) whose fixed lines keep their zero, where mobile numbers begin with a 3. */
const keptZero: ReadonlySet<string> = new Set(['39', '378']);

/** A number without the zero that people put in brackets behind a calling code: `+39 (0) 312 345 6789`. Source: S-176. */
function withoutBracketedZero(text: string, number: string, country: CallingCode): string {
  const isOptional =
    country.trunkPrefix === '' && number.startsWith('0') && zeroInBrackets.test(text);
  if (!isOptional || (keptZero.has(country.code) && !/^03\d{8,9}$/.test(number))) return number;
  return number.slice(1);
}

/** Filler digits, for as many as a number can still lack. */
const more = Array.from({ length: 15 }, (_, digits) => '0'.repeat(digits));

/** Whether the digits are a number of the country, or the beginning of one. */
const canBecomeNumberOf = (country: CallingCode, digits: string): boolean =>
  more.some((rest) => isNumberOf(country, digits + rest));

/** The entry, or null where the next edit, which reads what is shown, would find another one. */
function readsAlike(entry: PhoneEntry, rules: PhoneRules): PhoneEntry | null {
  const next = readPhone(phoneText(entry), entry.country, rules);
  const same = next.country?.key === entry.country?.key && phoneText(next) === phoneText(entry);
  return same ? entry : null;
}

/**
 * A number behind an allowed calling code without its `+`. Digits that can still become a number of the
 * selected country are never read so: a seller who types them would lose the country half-way.
 */
function behindBareCode(
  digits: string,
  selected: CallingCode | null,
  rules: PhoneRules,
): PhoneEntry | null {
  if (selected === null || digits === '' || canBecomeNumberOf(selected, digits)) return null;
  const settled = settleCode(digits, selected, rules);
  if (settled.kind !== 'known' || !isNumberOf(settled.country, settled.number)) return null;
  const { country, number } = settled;
  return readsAlike({ kind: 'national', country, number }, rules);
}

/**
 * Reads the text of a phone field: digits of any script stay, everything else is removed, and a
 * leading `+` or `00` selects the country, as does an allowed code without them where the digits are too
 * many for the selected country (E-01, E-05). The entry stays international for a code that is
 * incomplete, a country that is not allowed, any code while the list loads (`rules` null), and where the
 * number behind a code would be read as one of another country.
 */
export function readPhone(
  text: string,
  selected: CallingCode | null,
  rules: PhoneRules | null,
): PhoneEntry {
  const all = readDigits(text).slice(0, PHONE_MAX_LENGTH);
  const asTyped: PhoneEntry = { kind: 'national', country: selected, number: all };
  const plus = hasPlus(text);
  if (!plus && (rules === null || !dialled.test(all)))
    return (rules && behindBareCode(all, selected, rules)) ?? asTyped;
  const digits = plus ? all : all.replace(dialled, '');
  const open: PhoneEntry = { kind: 'international', country: selected, digits };
  if (rules === null) return open;
  const settled = settleCode(digits, selected, rules);
  if (settled.kind === 'known') {
    const { country } = settled;
    const number = withoutBracketedZero(text, settled.number, country);
    return readsAlike({ kind: 'national', country, number }, rules) ?? { ...open, country };
  }
  if (settled.kind === 'not-allowed' || beginsCode(digits, rules)) return open;
  if (!plus) return asTyped;
  const { defaultCountry } = rules;
  return defaultCountry === null ? open : readPhone(digits, defaultCountry, rules);
}

/** Updates an entry when the list has loaded: selects the default country, and reads the code of an international entry. */
export function settlePhone(entry: PhoneEntry, rules: PhoneRules): PhoneEntry {
  const selected = entry.country ?? rules.defaultCountry;
  if (entry.kind === 'international') return readPhone(phoneText(entry), selected, rules);
  return selected === entry.country ? entry : { ...entry, country: selected };
}

interface Typed {
  /** The whole text of the input after the edit. */
  readonly text: string;
  /** The caret's position in it. */
  readonly caret: number;
}

/** Reads an edit of the input: the new value of the field, and the caret's position in the shown text. */
export function editPhone(
  { text, caret }: Typed,
  selected: CallingCode | null,
  rules: PhoneRules | null,
): { readonly entry: PhoneEntry; readonly caret: number } {
  const entry = readPhone(text, selected, rules);
  const shown = phoneText(entry);
  const digitsAfter = readDigits(text.slice(caret)).length;
  const cut = Math.max(0, readDigits(text).length - PHONE_MAX_LENGTH);
  return { entry, caret: Math.max(0, shown.length - Math.max(0, digitsAfter - cut)) };
}
