import type { CountryOption } from '../CountryList/CountryOption.ts';

/** The options of the market dialog's selector. */
export interface MarketSelection {
  /** In any order; shown by name in the page's language. */
  readonly countries: readonly CountryOption[];
  /** Region code of the current market. */
  readonly current: string;
  /** Region code that this site treats as its own; the drop-down leaves it out (DLG-016, S-131). */
  readonly defaultRegion: string;
  /** Called when a country is chosen; the owner switches to its site (DLG-022). */
  readonly onSwitch: (choice: { readonly country: CountryOption }) => void;
}
