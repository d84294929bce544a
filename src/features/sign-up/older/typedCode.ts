import { extractCode } from '../../../components/OtpField/otp.ts';
import { readDigits } from '../../../domain/text/readDigits.ts';

/**
 * What a code's plain field holds after an edit, or null for a text that is refused: words or too
 * many digits without the one code in them. Never a part of something else (E-04, E-05).
 *
 * @param text all that stands in the field after the edit
 * @param before what stood in it before
 */
export function typedCode(text: string, before: string, length: number): string | null {
  const code = extractCode(text, length);
  if (code !== null) return code;
  const digits = readDigits(text);
  if (digits === before) return before; // letters bring nothing new
  const words = digits.length > 1 && !/^\p{Nd}+$/u.test(text.trim());
  return words || digits.length > length ? null : digits;
}
