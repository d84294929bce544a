/** Who may ask for a language, the first to be heard first. */
export interface LanguageWishes {
  /** The default locale of the account, once somebody is logged in. */
  readonly account: string | null;
  /** The query parameter `default_language`. */
  readonly query: string | null;
  /** What the visitor chose on an earlier page (S-137). */
  readonly stored: string | null;
}

/** The languages of a region. */
export interface LanguageOffer {
  readonly languageList: readonly string[];
  readonly defaultLang: string;
}

/**
 * The language of a page: the first wish that the region lists, else the region's default.
 * Source: B§4 (I18N-002, I18N-003), S-135.
 */
export function chooseLanguage(
  { account, query, stored }: LanguageWishes,
  { languageList, defaultLang }: LanguageOffer,
): string {
  const listed = (wish: string | null): boolean => wish !== null && languageList.includes(wish);
  return [account, query, stored].find(listed) ?? defaultLang;
}
