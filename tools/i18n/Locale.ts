/** The files of a language's texts. */
export const parts = ['form', 'landing'] as const;
export type Part = (typeof parts)[number];

/** The texts of one language as its files hold them. */
export interface Locale {
  readonly language: string;
  readonly texts: Readonly<Record<Part, Readonly<Record<string, string>>>>;
}

/** The file of a part, for sentences. */
export const fileOf = (language: string, part: Part): string =>
  `src/i18n/locales/${language}/${part}.json`;
