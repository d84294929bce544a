/** What is known of a country's numbers of one kind. */
export interface KnownNumbers {
  /** Calling code, digits only. */
  readonly code: string;
  /** Source of the expression of a national number. */
  readonly pattern: string;
  /** Possible lengths of a national number. */
  readonly lengths: readonly number[];
}

const PROBED_DIGITS = 4;
const fillers = Array.from('0123456789');

/** Whether a number of a length can begin with the country's own calling code, as 55 9… in Brazil. */
function canBeginWithCode({ code, pattern }: KnownNumbers, length: number): boolean {
  const form = new RegExp(`^(?:${pattern})$`);
  const probed = Math.max(0, Math.min(PROBED_DIGITS, length - code.length));
  return Array.from({ length: 10 ** probed }, (_, index) =>
    probed === 0 ? '' : String(index).padStart(probed, '0'),
  ).some((digits) =>
    fillers.some((filler) => form.test((code + digits).padEnd(length, filler).slice(0, length))),
  );
}

/**
 * The lengths that a number has behind a repeated calling code (`62812345678` typed under +62), where
 * the whole cannot be a number of its own; `accepts` takes both. Source: S-176, E-03.
 */
export function repeatedCodeLengths(
  numbers: KnownNumbers,
  accepts: (digits: string) => boolean,
): readonly number[] {
  const { code, lengths } = numbers;
  return lengths.filter((length) => {
    const whole = code.length + length;
    if (!accepts(code.padEnd(whole, '5')) || !accepts('5'.repeat(length))) return false;
    return !lengths.includes(whole) || !canBeginWithCode(numbers, whole);
  });
}
