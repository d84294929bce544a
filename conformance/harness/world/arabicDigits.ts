/** A number in the digits of Arabic, as its keyboards type them. Source: E-05. */
export const arabicDigits = (number: string): string =>
  number.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
