/** A set of tokens; `data-theme` on any element draws what is inside with it. Source: S-141. */
export type Theme = 'seller' | 'tiktok';
