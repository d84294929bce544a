import type { CallingCode } from './CallingCode.ts';
import type { PhoneEntry } from './PhoneEntry.ts';
import type { PhoneRules } from './PhoneRules.ts';
import type { PhoneValue } from './PhoneValue.ts';
import { isNumberOf } from './isNumberOf.ts';
import { beginsCode, settleCode } from './settleCode.ts';

/** A `+` with a code that is not usable. */
export type CodeProblem =
  | { readonly problem: 'code-not-allowed'; readonly market: CallingCode | null }
  | { readonly problem: 'code-unknown' };

export type PhoneProblem =
  | CodeProblem
  | { readonly problem: 'empty' }
  | { readonly problem: 'no-country' }
  | { readonly problem: 'invalid' };

/** The problem of a typed calling code; null while more digits can make it valid. Source: S-177, S-182, E-02. */
export function codeProblem(entry: PhoneEntry, rules: PhoneRules): CodeProblem | null {
  if (entry.kind === 'national') return null;
  const settled = settleCode(entry.digits, entry.country, rules);
  if (settled.kind === 'not-allowed')
    return { problem: 'code-not-allowed', market: settled.market };
  if (settled.kind === 'known' || beginsCode(entry.digits, rules)) return null;
  return { problem: 'code-unknown' };
}

/**
 * The problem of a phone; null when it has a country and a number that matches the country's
 * pattern, so that a code can be sent to it. Source: A§5 (VAL-011, CODE-014).
 */
export function phoneProblem(entry: PhoneEntry, rules: PhoneRules | null): PhoneProblem | null {
  if (entry.kind === 'international') {
    const ofCode = rules === null ? null : codeProblem(entry, rules);
    return ofCode ?? { problem: entry.digits === '' ? 'empty' : 'invalid' };
  }
  if (entry.number === '') return { problem: 'empty' };
  if (entry.country === null) return { problem: 'no-country' };
  return isNumberOf(entry.country, entry.number) ? null : { problem: 'invalid' };
}

/** The phone of an entry; null while it is not valid. */
export function validPhone(entry: PhoneEntry): PhoneValue | null {
  if (entry.kind === 'international' || entry.country === null) return null;
  const { country, number } = entry;
  return isNumberOf(country, number) ? { code: country.code, number, extra: country } : null;
}
