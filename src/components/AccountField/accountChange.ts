import { type AccountReading, classifyAccount } from '../../domain/account/classifyAccount.ts';
import type { CallingCode } from '../../domain/phone/CallingCode.ts';
import type { PhoneRules } from '../../domain/phone/PhoneRules.ts';
import { beginsCode } from '../../domain/phone/settleCode.ts';
import { readDigits } from '../../domain/text/readDigits.ts';

/** The value of an account field and how it is read. */
export interface AccountChange {
  /** The text of the field. */
  readonly value: string;
  /** The selected country; null when none is selected (S-182). */
  readonly country: CallingCode | null;
  readonly account: AccountReading;
}

/** Rules until the list of countries is loaded: numbers and addresses are distinguished, codes are not checked. */
const noRules: PhoneRules = { allowed: [], listed: [], defaultCountry: null };

/** Whether the text is a `+` and the beginning of a calling code, so that no country is known yet. */
function isUnfinished(text: string, account: AccountReading, rules: PhoneRules | null): boolean {
  if (account.type === 'email' || !/[+＋]/.test(text)) return false;
  return rules === null || beginsCode(readDigits(text), rules);
}

/** Reads a text that was typed key by key: keeps the text and updates the country. */
export function typeAccount(
  text: string,
  selected: CallingCode | null,
  rules: PhoneRules | null,
): AccountChange {
  const account = classifyAccount(text, selected, rules ?? noRules);
  const settled = account.type === 'phone' && !isUnfinished(text, account, rules);
  const country = settled && account.problem === null ? account.country : selected;
  return { value: text, country, account };
}

/** Reads a pasted text, or the text on blur: removes the calling code of a phone, since its country is shown (E-01). */
export function settleAccount(
  text: string,
  selected: CallingCode | null,
  rules: PhoneRules | null,
): AccountChange {
  const typed = typeAccount(text, selected, rules);
  const { account } = typed;
  if (account.type === 'email' || account.problem !== null || isUnfinished(text, account, rules))
    return typed;
  return account.number === '' ? typed : { ...typed, value: account.number };
}

/** Whether the problem of a code can be shown: not while more digits can make the code valid. */
export const isShownAtOnce = (
  { value, account }: AccountChange,
  rules: PhoneRules | null,
): boolean =>
  account.type === 'phone' && account.problem !== null && !isUnfinished(value, account, rules);
