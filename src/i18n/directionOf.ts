const rightToLeft: ReadonlySet<string> = new Set(['ar']);

/** The writing direction of a language, by its BCP 47 tag. Source: E-25. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  rightToLeft.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr';
