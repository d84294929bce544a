import { readDigits } from '../text/readDigits.ts';
import type { CallingCode } from './CallingCode.ts';
import { phoneText, type PhoneEntry } from './PhoneEntry.ts';
import type { PhoneRules } from './PhoneRules.ts';
import { beginsCode, settleCode } from './settleCode.ts';

/** Maximum number of digits of a number. Source: A§5 (VAL-012). */
export const PHONE_MAX_LENGTH = 150;

const plusBeforeDigits = /^[^\p{Nd}]*[+＋]/u;

/** Whether a text begins with a calling code: a `+` before its first digit. */
const isInternational = (text: string): boolean => plusBeforeDigits.test(text);

/**
 * Reads the text of a phone field: digits of any script stay, everything else is removed, and a
 * leading `+` selects the country (E-01, E-05). The entry stays international for a code that is
 * incomplete, a country that is not allowed, or any code while the list loads (`rules` null).
 */
export function readPhone(
  text: string,
  selected: CallingCode | null,
  rules: PhoneRules | null,
): PhoneEntry {
  const digits = readDigits(text).slice(0, PHONE_MAX_LENGTH);
  if (!isInternational(text)) return { kind: 'national', country: selected, number: digits };
  const open: PhoneEntry = { kind: 'international', country: selected, digits };
  if (rules === null) return open;
  const settled = settleCode(digits, selected, rules);
  if (settled.kind === 'known')
    return { kind: 'national', country: settled.country, number: settled.number };
  if (settled.kind === 'not-allowed' || beginsCode(digits, rules)) return open;
  const { defaultCountry } = rules;
  return defaultCountry === null
    ? open
    : { kind: 'national', country: defaultCountry, number: digits };
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
