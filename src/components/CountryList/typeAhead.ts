/** The text typed into a list so far, and the time of its last letter, in ms. */
export interface Typed {
  readonly text: string;
  readonly time: number;
}

export const nothingTyped: Typed = { text: '', time: 0 };

/** A letter after a longer pause, in ms, begins a new word. */
const PAUSE = 700;

interface Letter {
  readonly key: string;
  /** In ms, with the same origin as in `Typed`. */
  readonly time: number;
}

/** Adds a letter to the typed text; null for a key that is not a letter. */
export function withLetter(typed: Typed, { key, time }: Letter): Typed | null {
  const word = time - typed.time > PAUSE ? '' : typed.text;
  // A space first presses the focused button; after a letter it is part of a name.
  if (!/^.$/u.test(key) || (key === ' ' && word === '')) return null;
  return { text: word + key, time };
}

interface Search {
  readonly names: readonly string[];
  readonly text: string;
  /** Index of the focused name; -1 = none. */
  readonly at: number;
  /** Language for the comparison, as a BCP 47 tag. */
  readonly language: string;
}

/**
 * Index of the next name that begins with a text, starting at the focused one and wrapping around;
 * null when there is none. A single or repeated letter moves to the next name. Ignores case and marks.
 */
export function typeAhead({ names, text, at, language }: Search): number | null {
  const { compare } = new Intl.Collator(language, { sensitivity: 'base' });
  const [first = '', ...others] = text;
  const isOneLetter = others.every((letter) => letter === first);
  const sought = isOneLetter ? first : text;
  const from = isOneLetter ? at + 1 : Math.max(at, 0);
  const order = names.map((_, index) => (from + index) % names.length);
  const found = order.find(
    (index) => compare((names[index] ?? '').slice(0, sought.length), sought) === 0,
  );
  return sought === '' ? null : (found ?? null);
}
