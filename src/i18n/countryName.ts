import { displayName } from './displayName.ts';

/** The name of a country in a language, by its ISO code (`GB`). */
export const countryName = (code: string, language: string): string =>
  displayName('region', code, language);
