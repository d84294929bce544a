import metadata from 'libphonenumber-js/max/metadata';
import * as z from 'zod';
import { validatorOf } from '../../../src/domain/phone/numberPattern.ts';
import type { Generated } from '../generated.ts';
import { repeatedCodeLengths } from './repeatedCode.ts';

/**
 * What is read of a country in the phone metadata: a row of calling code, international prefix,
 * number pattern, possible lengths of a national number, formats, trunk prefix, and, as the twelfth
 * value, the kinds of numbers, mobile ones second. An absent value is 0 or missing.
 */
const countryRow = z.tuple(
  [z.string(), z.unknown(), z.string(), z.array(z.int()), z.unknown(), z.unknown()],
  z.unknown(),
);
type CountryRow = z.infer<typeof countryRow>;
/** The kinds of numbers of a country, each a pattern and, where they are its own, its lengths. */
const kinds = z.tuple(
  [z.unknown(), z.tuple([z.string(), z.optional(z.array(z.int()))], z.unknown())],
  z.unknown(),
);
const MOBILE_KINDS = 11;
const phoneMetadata = z.object({ countries: z.record(z.string(), countryRow) });

/** `[7, 9, 10]` becomes `7,9-10`. */
export function packLengths(lengths: readonly number[]): string {
  const runs: { from: number; to: number }[] = [];
  for (const length of lengths.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last !== undefined && length === last.to + 1) last.to = length;
    else runs.push({ from: length, to: length });
  }
  return runs.map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`)).join(',');
}

/**
 * The calling-code list as it ships, one country a line: country and calling code, trunk prefix,
 * possible lengths (behind a slash: of what follows a repeated calling code). Its English name comes
 * from Intl in the browser.
 * @throws ZodError when the metadata has another form than this reads
 */
export function packCallingCodes(known: unknown): string {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const { countries } = phoneMetadata.parse(known);
  const lines = Object.entries(countries).map(([country, row]) => {
    const [code, , , lengths, , trunk] = row;
    if (names.of(country) === undefined)
      throw new Error(
        `Intl has no English name of ${country}; run this with the Node version of package.json.`,
      );
    const trunkPrefix = typeof trunk === 'string' ? trunk : '';
    const packed = packLengths(lengths);
    const validator = new RegExp(validatorOf(country.toLowerCase(), packed, trunkPrefix));
    const repeated = packLengths(lengthsBehindCode(row, trunkPrefix, validator));
    return `${country}${code} ${trunkPrefix} ${packed}${repeated && `/${repeated}`}`;
  });
  return lines.toSorted().join('\n');
}

/**
 * The lengths behind a repeated calling code: where no mobile number begins with it, to which codes
 * are sent, or no number at all. Where the trunk prefix is the calling code itself (North America), it
 * is dropped as a prefix.
 */
function lengthsBehindCode(row: CountryRow, trunkPrefix: string, validator: RegExp) {
  const [code, , pattern, lengths] = row;
  const known = kinds.safeParse(row[MOBILE_KINDS]);
  if (!known.success || trunkPrefix === code) return [];
  const [mobile, own = lengths] = known.data[1];
  const accepts = (digits: string) => validator.test(digits);
  const repeated = [
    ...repeatedCodeLengths({ code, pattern: mobile, lengths: own }, accepts),
    ...repeatedCodeLengths({ code, pattern, lengths }, accepts),
  ];
  return [...new Set(repeated)];
}

/** The calling-code list from the phone metadata. Source: S-053, S-175. */
export function callingCodes(): Generated {
  const packed = packCallingCodes(metadata);
  const text = `// Written by \`npm run generate -- calling-codes\`; unpackCallingCodes.ts reads it.
export const packedCallingCodes = \`${packed}\`;
`;
  return {
    files: [{ path: 'src/domain/phone/callingCodes.generated.ts', text }],
    summary: `${packed.split('\n').length} calling codes`,
  };
}
