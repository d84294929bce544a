/** Language preferences, in order of precedence. */
export interface LanguageWishes {
  /** The default locale of the logged-in account. */
  readonly account: string | null;
  /** The query parameter `default_language`. */
  readonly query: string | null;
  /** The user's choice on an earlier page (S-137). */
  readonly stored: string | null;
}

/** The languages of a region. */
export interface LanguageOffer {
  readonly languageList: readonly string[];
  readonly defaultLang: string;
}

/**
 * The language of a page: the first preference that the region lists, else the region's default.
 * Source: B§4 (I18N-002, I18N-003), S-135.
 */
export function chooseLanguage(
  { account, query, stored }: LanguageWishes,
  { languageList, defaultLang }: LanguageOffer,
): string {
  const isListed = (language: string | null): boolean =>
    language !== null && languageList.includes(language);
  return [account, query, stored].find(isListed) ?? defaultLang;
}
