const digit = /\p{Nd}/u;

/**
 * The value of a decimal digit of any script. Unicode lists each script's ten digits in a row from
 * zero, and adjacent rows have ten each, so the distance to the row's start gives the value.
 */
function valueOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let start = code;
  while (digit.test(String.fromCodePoint(start - 1))) start -= 1;
  return String((code - start) % 10);
}

/** The digits of a text, of any script, as 0 to 9; everything else is removed. Source: E-05. */
export const readDigits = (text: string): string =>
  Array.from(text.match(/\p{Nd}/gu) ?? [], valueOf).join('');
