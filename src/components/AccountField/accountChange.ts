import { readAccount } from '../../domain/account/readAccount.ts';
import type { CallingCode } from '../../domain/phone/CallingCode.ts';
import type { PhoneRules } from '../../domain/phone/PhoneRules.ts';

/** What was typed, and the selected country; null where none is (S-182). */
export interface TypedAccount {
  readonly value: string;
  readonly country: CallingCode | null;
}

/** Reads a text that was typed key by key: keeps the text and updates the country. */
export function typeAccount(
  text: string,
  selected: CallingCode | null,
  rules: PhoneRules | null,
): TypedAccount {
  const read = readAccount(text, selected, rules);
  return { value: text, country: read.type === 'phone' ? read.phone.country : selected };
}

/** Reads a pasted text, or the text on blur: removes the calling code of a phone, since its country is shown (E-01). */
export function settleAccount(
  text: string,
  selected: CallingCode | null,
  rules: PhoneRules | null,
): TypedAccount {
  const read = readAccount(text, selected, rules);
  if (read.type === 'email') return { value: text, country: selected };
  const { phone } = read;
  const number = phone.kind === 'national' ? phone.number : '';
  return { value: number === '' ? text : number, country: phone.country };
}
