/**
 * The language that an answer names for its text; null where it names none, several or no language.
 * Source: S-208.
 *
 * @param header the answer's Content-Language
 */
export const languageOf = (header: string | null): string | null =>
  /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i.exec(header?.trim() ?? '')?.[0] ?? null;
