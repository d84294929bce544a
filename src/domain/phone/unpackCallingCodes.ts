import type { CallingCode } from './CallingCode.ts';
import { documentedPatterns } from './documentedPatterns.ts';
import { numberPattern } from './numberPattern.ts';

const lineForm =
  /^(?<shortname>[A-Z]{2})(?<code>\d+) (?<trunkPrefix>\d*) (?<lengths>\S+) (?<name>.+)$/;

/** Reads one line: `FR33 0 9 France` is country, calling code, trunk prefix, possible lengths, name. */
function unpackLine(line: string): CallingCode {
  const { shortname = '', code = '', ...fields } = lineForm.exec(line)?.groups ?? {};
  const { trunkPrefix = '', lengths = '', name = '' } = fields;
  const key = shortname.toLowerCase();
  const validatorReg = documentedPatterns.get(key) ?? numberPattern(lengths, trunkPrefix);
  return { name, shortname, code, key, validatorReg, trunkPrefix };
}

/** The calling-code list from its packed form, one country a line. */
export const unpackCallingCodes = (packed: string): readonly CallingCode[] =>
  packed.split('\n').map(unpackLine);
