/** The name of a country in a language, by its ISO code (`GB`), from Intl. */
export const countryName = (code: string, language: string): string =>
  new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
