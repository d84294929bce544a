/**
 * The name of a language in that language itself, as the browser knows it, with a capital. Its
 * region is named only beside another kind of the same language: `English`, `British English`.
 */
export function languageName(language: string, offered: readonly string[]): string {
  const base = baseOf(language);
  const alone = offered.every((other) => other === language || baseOf(other) !== base);
  const name =
    new Intl.DisplayNames([language], { type: 'language' }).of(alone ? base : language) ?? language;
  const [first = '', ...others] = name;
  return first.toLocaleUpperCase(language) + others.join('');
}

const baseOf = (language: string): string => language.split('-')[0] ?? language;
