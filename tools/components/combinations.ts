import { sizes } from '../stories/storySizes.ts';

/** What a component is judged under: one value of each kind. */
export interface Combination {
  readonly theme: 'seller' | 'tiktok';
  readonly direction: 'ltr' | 'rtl';
  /** The window's width; its height follows (storySizes.ts). Pixels. */
  readonly width: number;
  readonly media: 'plain' | 'forced-colors' | 'reduced-motion';
}

const themes = ['seller', 'tiktok'] as const;
const directions = ['ltr', 'rtl'] as const;
const medias = ['plain', 'forced-colors', 'reduced-motion'] as const;

/** Every combination there is. */
export const combinations: readonly Combination[] = themes.flatMap((theme) =>
  directions.flatMap((direction) =>
    sizes.flatMap(({ width }) => medias.map((media) => ({ theme, direction, width, media }))),
  ),
);

/** `tiktok rtl 390 forced-colors`, as a fault names it. */
export const nameOf = ({ theme, direction, width, media }: Combination): string =>
  `${theme} ${direction} ${width} ${media}`;

/** Every two of a combination's values, as one word each. */
export function pairsOf(combination: Combination): readonly string[] {
  const values = Object.entries(combination).map((entry) => entry.join('='));
  return values.flatMap((one, index) => values.slice(index + 1).map((other) => `${one} ${other}`));
}

/**
 * Some of the given combinations in which every pair of values occurs that occurs in any of them:
 * as few as greed finds, the same ones every time.
 */
export function coveringSet(from: readonly Combination[]): readonly Combination[] {
  const chosen: Combination[] = [];
  const missing = new Set(from.flatMap(pairsOf));
  const gain = (one: Combination): number =>
    pairsOf(one).filter((pair) => missing.has(pair)).length;
  while (missing.size > 0) {
    const best = from.reduce((a, b) => (gain(b) > gain(a) ? b : a));
    for (const pair of pairsOf(best)) missing.delete(pair);
    chosen.push(best);
  }
  return chosen;
}
