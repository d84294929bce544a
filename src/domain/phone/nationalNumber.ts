import type { PhoneValue } from './PhoneValue.ts';

function withoutTrunk({ number, extra }: PhoneValue): string {
  const { trunkPrefix, validatorReg } = extra;
  // No national number begins with a trunk zero; other prefixes can be its first digits.
  if (trunkPrefix === '0') return number.replace(/^0+/, '');
  if (trunkPrefix === '' || !number.startsWith(trunkPrefix)) return number;
  const rest = number.slice(trunkPrefix.length);
  return new RegExp(validatorReg).test(rest) ? rest : number;
}

/**
 * The number as it follows its calling code: without the trunk prefix where the country uses one
 * (Italy keeps its zero), and without a repeated calling code. Source: S-176, E-03.
 */
export function nationalNumber(phone: PhoneValue): string {
  const { repeatReg } = phone.extra;
  const number = withoutTrunk(phone);
  if (repeatReg === '' || !new RegExp(repeatReg).test(number)) return number;
  return withoutTrunk({ ...phone, number: number.slice(phone.code.length) });
}

/** A valid phone as calls send it: `+447911123456`. Source: A§3, A§7, S-176. */
export const mobileOf = (phone: PhoneValue): string => `+${phone.code}${nationalNumber(phone)}`;
