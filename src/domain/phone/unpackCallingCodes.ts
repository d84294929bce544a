import type { CallingCode } from './CallingCode.ts';
import { repeatPattern, validatorOf } from './numberPattern.ts';

const lineForm =
  /^(?<shortname>[A-Z]{2})(?<code>\d+) (?<trunkPrefix>\d*) (?<lengths>[\d,-]+)(?:\/(?<behindCode>[\d,-]+))? (?<name>.+)$/;

/**
 * Reads one line: `FR33 0 9 France` is country, calling code, trunk prefix, possible lengths, name;
 * lengths behind a slash are those of what follows a repeated calling code.
 */
function unpackLine(line: string): CallingCode {
  const { shortname = '', code = '', ...fields } = lineForm.exec(line)?.groups ?? {};
  const { trunkPrefix = '', lengths = '', behindCode, name = '' } = fields;
  const key = shortname.toLowerCase();
  const validatorReg = validatorOf(key, lengths, trunkPrefix);
  const repeatReg = behindCode === undefined ? '' : repeatPattern(code, behindCode);
  return { name, shortname, code, key, validatorReg, trunkPrefix, repeatReg };
}

/** The calling-code list from its packed form, one country a line. */
export const unpackCallingCodes = (packed: string): readonly CallingCode[] =>
  packed.split('\n').map(unpackLine);
