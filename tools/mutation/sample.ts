/** The mutants that `npm test` runs: one of each kind of value, on two sites. */
export const sampleMutants: readonly string[] = [
  'gb:defaultRegisterType:change',
  'gb:signInMethods.google:change',
  'gb:unknownPath:change',
  'gb:navBar.switchLang.languageList:change',
  'id:signInMethods.partner:change',
  'id:switchSiteGroup:swap',
];

/** The defects that it builds. */
export const sampleDefects: readonly string[] = [
  'the page names another language',
  'nobody asks where the user is',
  'an account that exists loses the query',
];

/** A pattern of the tests that its mutants need. */
export const sampleTests = 'anatomy';
