import { looksLikePhone } from '../../domain/account/looksLikePhone.ts';
import type { CallingCode } from '../../domain/phone/CallingCode.ts';
import type { PhoneRules } from '../../domain/phone/PhoneRules.ts';
import { readPhone } from '../../domain/phone/readPhone.ts';

/** What was typed, and the selected country; null where none is (S-182). */
export interface TypedAccount {
  readonly value: string;
  readonly country: CallingCode | null;
}

/** Reads a text that was typed key by key: keeps the text and updates the country. */
export const typeAccount = (
  text: string,
  selected: CallingCode | null,
  rules: PhoneRules | null,
): TypedAccount => ({
  value: text,
  country: looksLikePhone(text) ? readPhone(text, selected, rules).country : selected,
});

/** Reads a pasted text, or the text on blur: removes the calling code of a phone, since its country is shown (E-01). */
export function settleAccount(
  text: string,
  selected: CallingCode | null,
  rules: PhoneRules | null,
): TypedAccount {
  const typed = typeAccount(text, selected, rules);
  const entry = looksLikePhone(text) ? readPhone(text, selected, rules) : null;
  return entry?.kind === 'national' && entry.number !== ''
    ? { ...typed, value: entry.number }
    : typed;
}
