import { repeatPattern, validatorOf } from './numberPattern.ts';

const lineForm =
  /^(?<shortname>[A-Z]{2})(?<code>\d+) (?<trunkPrefix>\d*) (?<lengths>[\d,-]+)(?:\/(?<afterCode>[\d,-]+))?$/;

let englishNames: Intl.DisplayNames | undefined;

function englishName(shortname: string): string {
  englishNames ??= new Intl.DisplayNames(['en'], { type: 'region' });
  return englishNames.of(shortname) ?? shortname;
}

/**
 * One country of the calling-code list, from its line: `FR33 0 9` is country, calling code, trunk prefix,
 * possible lengths; lengths after a slash are those of what follows a repeated calling code. It is of a
 * class, since React Hook Form copies a plain object at each key, its name included. Source: B§3, S-175.
 */
export class CallingCode {
  /** ISO 3166-1 alpha-2, upper case. */
  readonly shortname: string;
  /** Calling code, digits only: `44`. Several countries can share one. */
  readonly code: string;
  /** ISO 3166-1 alpha-2, lower case. */
  readonly key: string;
  /** Regular expression of a number as it is typed, digits only. Source: A§5, S-053. */
  readonly validatorReg: string;
  /** The prefix of a national number inside the country; empty where there is none (S-176). */
  readonly trunkPrefix: string;
  /**
   * Regular expression of a number that repeats the calling code, such as `62812345678` under +62;
   * empty where no such number matches `validatorReg` (S-176).
   */
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

  /**
   * English, for the search, which alone reads it: to load the browser's names costs a slow phone a tenth of
   * a second. The shown name comes from Intl in the page's language.
   */
  get name(): string {
    return englishName(this.shortname);
  }
}
