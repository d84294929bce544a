const digit = /\p{Nd}/u;

/**
 * The value of a decimal digit of any script. Unicode keeps each script's ten digits in a row from
 * zero, and rows that touch hold whole tens, so the way back to the row's start is enough.
 */
function valueOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let start = code;
  while (digit.test(String.fromCodePoint(start - 1))) start -= 1;
  return String((code - start) % 10);
}

/** The digits of a text as 0 to 9, every script's included; all else is dropped. Source: E-05. */
export const readDigits = (text: string): string =>
  Array.from(text.match(/\p{Nd}/gu) ?? [], valueOf).join('');
