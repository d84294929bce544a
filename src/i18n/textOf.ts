import type { MessageValues } from './MessageKey.ts';
import type { Speech } from './createTexts.ts';

/** The key suffix of the plural form for a number in a language. */
const pluralOf = (language: string, count: number): string =>
  `_${new Intl.PluralRules(language).select(count)}`;

/**
 * Returns a text by its key, with unescaped values in place of its `{{placeholders}}` (React escapes
 * what it renders). `count` selects the plural form. Returns the key when the text is missing.
 */
export function textOf(
  { language, texts }: Speech,
  key: string,
  values: MessageValues = {},
): string {
  const { count } = values;
  const plural = typeof count === 'number' ? texts[key + pluralOf(language, count)] : undefined;
  const text = plural ?? texts[key] ?? key;
  return text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
}
