/**
 * The name of a language in that language, from Intl, with a capital. Its region is included only
 * when another variant of the language is offered: `English`, `British English`.
 */
export function languageName(language: string, offered: readonly string[]): string {
  const base = baseOf(language);
  const isOnly = offered.every((other) => other === language || baseOf(other) !== base);
  const name =
    new Intl.DisplayNames([language], { type: 'language' }).of(isOnly ? base : language) ??
    language;
  const [first = '', ...others] = name;
  return first.toLocaleUpperCase(language) + others.join('');
}

const baseOf = (language: string): string => language.split('-')[0] ?? language;
