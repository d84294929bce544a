import type { CallingCode } from './CallingCode.ts';
import { repeatPattern, validatorOf } from './numberPattern.ts';

const lineForm =
  /^(?<shortname>[A-Z]{2})(?<code>\d+) (?<trunkPrefix>\d*) (?<lengths>[\d,-]+)(?:\/(?<afterCode>[\d,-]+))?$/;

let englishNames: Intl.DisplayNames | undefined;

function englishName(shortname: string): string {
  englishNames ??= new Intl.DisplayNames(['en'], { type: 'region' });
  return englishNames.of(shortname) ?? shortname;
}

/** Of a class, since React Hook Form copies a plain object at each key, its name included. */
class Entry implements CallingCode {
  readonly shortname: string;
  readonly code: string;
  readonly key: string;
  readonly validatorReg: string;
  readonly trunkPrefix: string;
  readonly repeatReg: string;

  constructor(line: string) {
    const { shortname = '', code = '', ...fields } = lineForm.exec(line)?.groups ?? {};
    const { trunkPrefix = '', lengths = '', afterCode } = fields;
    this.shortname = shortname;
    this.code = code;
    this.key = shortname.toLowerCase();
    this.validatorReg = validatorOf(this.key, lengths, trunkPrefix);
    this.trunkPrefix = trunkPrefix;
    this.repeatReg = afterCode === undefined ? '' : repeatPattern(code, afterCode);
  }

  /** Only the search reads it: to load the browser's names costs a slow phone a tenth of a second. */
  get name(): string {
    return englishName(this.shortname);
  }
}

/**
 * Unpacks the calling-code list, one country per line: `FR33 0 9` is country, calling code, trunk prefix,
 * possible lengths; lengths after a slash are those of what follows a repeated calling code.
 */
export const unpackCallingCodes = (packed: string): readonly CallingCode[] =>
  packed.split('\n').map((line) => new Entry(line));
