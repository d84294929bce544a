/** The mutants that `npm test` judges: one of each kind of value, on two sites. */
export const sampleMutants: readonly string[] = [
  'gb:defaultRegisterType:change',
  'gb:navBar.switchLang.languageList:swap',
  'gb:doors.google:change',
  'gb:needsSwitchSite:change',
  'gb:unknownPath:change',
  'gb:navBar.switchLang.languageList:change',
  'id:doors.partner:change',
  'id:invitedOnly:change',
  'id:switchSiteGroup:swap',
  'id:defaultRegisterType:change',
  'id:navBar.switchLang.languageList:change',
  'id:navBar.switchLang.defaultLang:change',
];

/** The defects that it builds. */
export const sampleDefects: readonly string[] = [
  'the page names another language',
  'nobody asks where the visitor is',
  'an account that exists loses the query',
];

/** Its mutants need no other tests than these. */
export const sampleTests = 'anatomy';
