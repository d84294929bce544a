/** A set of tokens; `data-theme` on an element applies it to the content. Source: S-141. */
export type Theme = 'seller' | 'tiktok';
