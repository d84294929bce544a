import type { CountryOption } from '../CountryList/CountryOption.ts';

/** What the selector variant of the market dialog knows besides. */
export interface MarketSelection {
  /** In any order; shown by name in the page's language. */
  readonly countries: readonly CountryOption[];
  /** Region code of the market at hand. */
  readonly current: string;
  /** Region code that this site treats as its own; the drop-down leaves it out (DLG-016, S-131). */
  readonly defaultRegion: string;
  /** A country was chosen; the owner switches the site to it (DLG-022). */
  readonly onSwitch: (choice: { readonly country: CountryOption }) => void;
}
