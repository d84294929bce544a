import { Failure } from '../../process/Failure.mjs';
import type { Size } from '../storySizes.ts';

/** `own` is the window that a story asks for. */
export type SheetSize = Size | 'own';

const list = (words: string): readonly string[] =>
  words
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/**
 * Reads `own,390x844`.
 * @throws Failure when one is neither
 */
export function readSizes(words: string): readonly SheetSize[] {
  return list(words).map((word) => {
    if (word === 'own') return 'own';
    const [, width, height] = /^(\d{2,4})x(\d{2,4})$/.exec(word) ?? [];
    if (width === undefined || height === undefined)
      throw new Failure(`\`--size ${word}\` is no window; give \`own\` or one like 390x844.`);
    return { width: Number(width), height: Number(height) };
  });
}

/**
 * Reads names that must be known.
 * @throws Failure when one is not, with those that are
 */
export function readNames(
  option: string,
  words: string,
  known: readonly string[],
): readonly string[] {
  const names = list(words);
  const wrong = names.find((name) => !known.includes(name));
  if (wrong !== undefined)
    throw new Failure(`\`--${option} ${wrong}\` is not known; there is ${known.join(', ')}.`);
  return names;
}
