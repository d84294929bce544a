import type { CallingCode } from './CallingCode.ts';
import { repeatPattern, validatorOf } from './numberPattern.ts';

const lineForm =
  /^(?<shortname>[A-Z]{2})(?<code>\d+) (?<trunkPrefix>\d*) (?<lengths>[\d,-]+)(?:\/(?<afterCode>[\d,-]+))?$/;

let englishNames: Intl.DisplayNames | undefined;

function englishName(shortname: string): string {
  englishNames ??= new Intl.DisplayNames(['en'], { type: 'region' });
  return englishNames.of(shortname) ?? shortname;
}

/**
 * Reads one line: `FR33 0 9` is country, calling code, trunk prefix, possible lengths;
 * lengths after a slash are those of what follows a repeated calling code.
 */
function unpackLine(line: string): CallingCode {
  const { shortname = '', code = '', ...fields } = lineForm.exec(line)?.groups ?? {};
  const { trunkPrefix = '', lengths = '', afterCode } = fields;
  const key = shortname.toLowerCase();
  const validatorReg = validatorOf(key, lengths, trunkPrefix);
  const repeatReg = afterCode === undefined ? '' : repeatPattern(code, afterCode);
  return {
    // Only the search reads it: to load the browser's names costs a slow phone a tenth of a second.
    get name() {
      return englishName(shortname);
    },
    ...{ shortname, code, key, validatorReg, trunkPrefix, repeatReg },
  };
}

/** Unpacks the calling-code list, one country per line. */
export const unpackCallingCodes = (packed: string): readonly CallingCode[] =>
  packed.split('\n').map(unpackLine);
