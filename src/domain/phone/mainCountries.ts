/** The main country of each shared calling code, by key: +1 is the United States before Antigua. */
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
