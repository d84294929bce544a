import { extractCode } from '../../components/OtpField/otp.ts';
import { readDigits } from '../../domain/text/readDigits.ts';

/**
 * The new value of a plain code field after an edit; null for a rejected text: letters or too many
 * digits without exactly one code in them. Never cuts a code out of a longer number (E-04, E-05).
 *
 * @param text the field's whole text after the edit
 * @param before its value before
 */
export function typedCode(text: string, before: string, length: number): string | null {
  const code = extractCode(text, length);
  if (code !== null) return code;
  const digits = readDigits(text);
  if (digits === before) return before; // only letters were added
  const hasLetters = digits.length > 1 && !/^\p{Nd}+$/u.test(text.trim());
  return hasLetters || digits.length > length ? null : digits;
}
