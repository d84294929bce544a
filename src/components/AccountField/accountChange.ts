import { type AccountReading, classifyAccount } from '../../domain/account/classifyAccount.ts';
import type { CallingCode } from '../../domain/phone/CallingCode.ts';
import type { PhoneRules } from '../../domain/phone/PhoneRules.ts';
import { beginsCode } from '../../domain/phone/settleCode.ts';
import { readDigits } from '../../domain/text/readDigits.ts';

/** What an account field holds, and what it means. */
export interface AccountChange {
  /** The text as it stands in the field. */
  readonly value: string;
  /** The country that is selected with it; null where none is (S-182). */
  readonly country: CallingCode | null;
  readonly account: AccountReading;
}

/** Before the list of countries is here: digits are told from addresses, and no code is judged. */
const noRules: PhoneRules = { allowed: [], listed: [], defaultCountry: null };

/** Whether the text is a `+` and the beginning of a calling code; then nothing is settled yet. */
function isUnfinished(text: string, account: AccountReading, rules: PhoneRules | null): boolean {
  if (account.type === 'email' || !/[+＋]/.test(text)) return false;
  return rules === null || beginsCode(readDigits(text), rules);
}

/** A text that was typed key by key: it stays as it is, only the country follows it. */
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

/** A text that came at once, or that is left: of a phone the number alone stays, since its country is shown (E-01). */
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

/** Whether the problem of a code is to be told by now: not while the code may still become one. */
export const isToldAtOnce = (
  { value, account }: AccountChange,
  rules: PhoneRules | null,
): boolean =>
  account.type === 'phone' && account.problem !== null && !isUnfinished(value, account, rules);
