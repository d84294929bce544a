/**
 * Pseudo-random numbers from a seed (mulberry32), so that a world gives the same results every time.
 * Each call returns the next number, at least 0 and below 1.
 */
export function pseudoRandom(seed: string): () => number {
  let state = 0x9e37_79b9;
  for (const character of seed) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x85eb_ca6b);
    state ^= state >>> 13;
  }
  return () => {
    state = (state + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
