import type { CallingCode } from './CallingCode.ts';
import { repeatPattern, validatorOf } from './numberPattern.ts';

const lineForm =
  /^(?<shortname>[A-Z]{2})(?<code>\d+) (?<trunkPrefix>\d*) (?<lengths>[\d,-]+)(?:\/(?<afterCode>[\d,-]+))?$/;

const englishNames = /* @__PURE__ */ new Intl.DisplayNames(['en'], { type: 'region' });

/**
 * Reads one line: `FR33 0 9` is country, calling code, trunk prefix, possible lengths;
 * lengths after a slash are those of what follows a repeated calling code.
 */
function unpackLine(line: string): CallingCode {
  const { shortname = '', code = '', ...fields } = lineForm.exec(line)?.groups ?? {};
  const { trunkPrefix = '', lengths = '', afterCode } = fields;
  const name = englishNames.of(shortname) ?? shortname;
  const key = shortname.toLowerCase();
  const validatorReg = validatorOf(key, lengths, trunkPrefix);
  const repeatReg = afterCode === undefined ? '' : repeatPattern(code, afterCode);
  return { name, shortname, code, key, validatorReg, trunkPrefix, repeatReg };
}

/** Unpacks the calling-code list, one country per line. */
export const unpackCallingCodes = (packed: string): readonly CallingCode[] =>
  packed.split('\n').map(unpackLine);
