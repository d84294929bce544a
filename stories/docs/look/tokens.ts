import css from '../../../src/styles/tokens.css?raw';
import { tokensOf } from '../../../src/styles/tokensOf.ts';

export const themes = ['seller', 'tiktok'] as const;
export type ThemeName = (typeof themes)[number];

const read = { seller: tokensOf(css, 'seller'), tiktok: tokensOf(css, 'tiktok') };

/** What tokens.css gives a token in a theme. Throws for a name that it does not have. */
export function tokenOf(theme: ThemeName, name: string): string {
  const value = read[theme].get(name);
  if (value === undefined) throw new Error(`tokens.css has no ${name}; the docs page shows it.`);
  return value;
}

/** The tokens whose name begins so, in the order of tokens.css. */
export const tokensNamed = (start: string): readonly string[] =>
  [...read.seller.keys()].filter((name) => name.startsWith(start));
