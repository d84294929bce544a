/** How people of a calling code write a number: sizes of the groups, the last one repeated. */
const habits: Readonly<Record<string, string>> = {
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

/** Spaces between the groups of a national number, so that people can compare it with their own. */
export function groupNumber(code: string, number: string): string {
  const sizes = Array.from(habits[code] ?? '334', Number);
  const groups: string[] = [];
  for (let rest = number; rest !== '';) {
    const size = sizes[Math.min(groups.length, sizes.length - 1)] ?? rest.length;
    // What is too short for a group of its own stays with the one before.
    const end = rest.length - size < Math.min(size, 3) ? rest.length : size;
    groups.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return groups.join(' ');
}
