import * as z from 'zod';

/**
 * What is read of a country in the phone metadata: a row of calling code, international prefix,
 * number pattern, possible lengths of a national number, formats and trunk prefix. An absent value
 * is 0.
 */
const countryRow = z.tuple(
  [z.string(), z.unknown(), z.unknown(), z.array(z.int()), z.unknown(), z.unknown()],
  z.unknown(),
);
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
 * possible lengths, English name.
 * @throws ZodError when the metadata has another form than this reads
 */
export function packCallingCodes(metadata: unknown): string {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const { countries } = phoneMetadata.parse(metadata);
  const lines = Object.entries(countries).map(([country, row]) => {
    const [code, , , lengths, , trunkPrefix] = row;
    const name = names.of(country);
    if (name === undefined)
      throw new Error(
        `Intl has no English name of ${country}; run this with the Node version of package.json.`,
      );
    const prefix = typeof trunkPrefix === 'string' ? trunkPrefix : '';
    return `${country}${code} ${prefix} ${packLengths(lengths)} ${name}`;
  });
  return lines.toSorted().join('\n');
}
