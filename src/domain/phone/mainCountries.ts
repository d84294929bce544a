/** The country, by key, that people know a shared calling code by: +1 is the United States before Antigua. */
export const mainCountries: ReadonlySet<string> = new Set([
  'au',
  'cw',
  'fi',
  'gb',
  'gp',
  'it',
  'ma',
  'no',
  're',
  'ru',
  'sh',
  'us',
]);
