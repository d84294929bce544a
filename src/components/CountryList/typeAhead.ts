/** What was typed into a list so far, and when its last letter came, in ms. */
export interface Typed {
  readonly text: string;
  readonly time: number;
}

export const nothingTyped: Typed = { text: '', time: 0 };

/** After so long a pause, in ms, a letter begins a new word. */
const PAUSE = 700;

interface Letter {
  readonly key: string;
  /** In ms, on the clock of `Typed`. */
  readonly time: number;
}

/** The word being typed, with one more letter; null for a key that is no letter. */
export function withLetter(typed: Typed, { key, time }: Letter): Typed | null {
  const word = time - typed.time > PAUSE ? '' : typed.text;
  // A blank alone presses the button that has focus; within a word it is part of a name.
  if (!/^.$/u.test(key) || (key === ' ' && word === '')) return null;
  return { text: word + key, time };
}

interface Search {
  readonly names: readonly string[];
  readonly text: string;
  /** Index of the name in focus; -1 = none. */
  readonly at: number;
  /** Whose letters count as alike, as a BCP 47 tag. */
  readonly language: string;
}

/**
 * Index of the name that begins with a text, from the one in focus on and around the end; null when
 * none does. One letter, also several times, goes on to the next name. Case and marks do not count.
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
