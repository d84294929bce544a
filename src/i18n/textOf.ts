import type { MessageValues } from './MessageKey.ts';
import type { Speech } from './createTexts.ts';

/** The form of a plural for a number in a language, behind its key. */
const pluralOf = (language: string, count: number): string =>
  `_${new Intl.PluralRules(language).select(count)}`;

/**
 * A text by its key, with values in place of its `{{placeholders}}`, as they are. `count` chooses
 * the form for a number. The key itself where there is no text; React escapes what it renders.
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
