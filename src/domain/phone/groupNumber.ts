/** Usual group sizes of a national number by calling code; the last size repeats. */
const groupSizes: Readonly<Record<string, string>> = {
  1: '334',
  33: '12',
  34: '3',
  39: '334',
  44: '46',
  49: '34',
  52: '24',
  55: '254',
  60: '234',
  62: '34',
  63: '334',
  65: '4',
  66: '234',
  84: '3',
  86: '34',
  353: '234',
  852: '4',
};

/** Adds spaces between the groups of a national number, so that the seller can compare it with their own. */
export function groupNumber(code: string, number: string): string {
  const sizes = Array.from(groupSizes[code] ?? '334', Number);
  const groups: string[] = [];
  for (let rest = number; rest !== '';) {
    const size = sizes[Math.min(groups.length, sizes.length - 1)] ?? rest.length;
    // A rest that is too short for its own group is added to this one.
    const end = rest.length - size < Math.min(size, 3) ? rest.length : size;
    groups.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return groups.join(' ');
}
