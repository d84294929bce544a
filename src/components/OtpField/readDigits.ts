const digit = /\p{Nd}/u;

/** The digits of a text as 0 to 9, whatever script they are written in; all else is dropped (E-05). */
export function readDigits(text: string): string {
  return (text.match(/\p{Nd}/gu) ?? []).map(valueOf).join('');
}

/** Unicode lays out the digits of every script in a row from 0 to 9; some rows touch. */
function valueOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (digit.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}
