type Named = 'region' | 'language';

/** The name of a country or a language, by its code. */
export interface KnownName {
  readonly type: Named;
  readonly code: string;
  readonly name: string;
}

const listsByLanguage = new Map<string, Intl.DisplayNames>();
const knownNames = new Map<string, string>();

/** Takes names in a language from the page: to load the browser's own costs a slow phone a tenth of a second. */
export function knowNames(names: readonly KnownName[], language: string): void {
  for (const { type, code, name } of names) knownNames.set(`${language} ${type} ${code}`, name);
}

function listOf(type: Named, language: string): Intl.DisplayNames {
  const key = `${language} ${type}`;
  const list = listsByLanguage.get(key) ?? new Intl.DisplayNames([language], { type });
  listsByLanguage.set(key, list);
  return list;
}

/** The name of a country (`GB`) or a language (`en-GB`) in a language, from the page or from Intl. */
export const displayName = (type: Named, code: string, language: string): string =>
  knownNames.get(`${language} ${type} ${code}`) ?? listOf(type, language).of(code) ?? code;
