/** First digit of each block that people type codes with: Latin, Arabic-Indic, Persian, Devanagari, Bengali, Thai. */
const zeros = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xe50];

/** The digits of a text as 0 to 9, full-width and other scripts' digits included; all else is dropped (E-05). */
export function readDigits(text: string): string {
  return Array.from(text.normalize('NFKC'), (character) => {
    const code = character.codePointAt(0) ?? 0;
    const zero = zeros.find((first) => code >= first && code < first + 10);
    return zero === undefined ? '' : String(code - zero);
  }).join('');
}
