import { displayName, type KnownName } from './displayName.ts';

/**
 * The name of a language in that language, with a capital. Its region is included only
 * when another variant of the language is offered: `English`, `British English`.
 */
export function languageName(language: string, offered: readonly string[]): string {
  const [first = '', ...others] = displayName('language', namedBy(language, offered), language);
  return first.toLocaleUpperCase(language) + others.join('');
}

/** What a page of the language names of it, so that no browser has to load its names. */
export function knownLanguageName(language: string, offered: readonly string[]): KnownName {
  const code = namedBy(language, offered);
  return { type: 'language', code, name: displayName('language', code, language) };
}

/** The code by which a language is named: without its region, unless another variant is offered. */
function namedBy(language: string, offered: readonly string[]): string {
  const base = baseOf(language);
  const isOnly = offered.every((other) => other === language || baseOf(other) !== base);
  return isOnly ? base : language;
}

const baseOf = (language: string): string => language.split('-')[0] ?? language;
