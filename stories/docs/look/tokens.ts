import css from '../../../src/styles/tokens.css?raw';
import { tokensOf } from '../../../src/styles/tokensOf.ts';

export const themes = ['seller', 'tiktok'] as const;
export type ThemeName = (typeof themes)[number];

const read = { seller: tokensOf(css, 'seller'), tiktok: tokensOf(css, 'tiktok') };

/**
 * The value of a token in a theme.
 *
 * @throws Error for an unknown name
 */
export function tokenOf(theme: ThemeName, name: string): string {
  const value = read[theme].get(name);
  if (value === undefined)
    throw new Error(
      `tokens.css has no ${name}, which this page shows; add it or remove it from stories/docs/look.`,
    );
  return value;
}

/** The tokens whose names start with a prefix, in the order of tokens.css. */
export const tokensNamed = (start: string): readonly string[] =>
  [...read.seller.keys()].filter((name) => name.startsWith(start));
