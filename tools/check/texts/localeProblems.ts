import { keyProblems } from './keyProblems.ts';
import { textParts } from '../../../src/i18n/TextPart.ts';
import { fileOf, type Locale, type TextProblem } from './locales.ts';
import { pluralForm } from './pluralForm.ts';
import { textProblems } from './textProblems.ts';

/** English of a kind is written, not translated: it may equal the model. */
const isEnglish = (language: string): boolean => language.split('-')[0] === 'en';

/**
 * Compares a language with English, the model: same keys in the same parts, its own forms for numbers,
 * the same placeholders and tags, sound wording, and a translation of each text.
 *
 * @param allowed the keys whose text may be the same as in English, each with the reason
 */
export function localeProblems(
  model: Locale,
  { language, texts }: Locale,
  allowed: Readonly<Record<string, string>>,
): readonly TextProblem[] {
  const untranslated = new Set<string>();
  const problems = textParts.flatMap((part) => {
    const beside = ({ texts: all }: Pick<Locale, 'texts'>) =>
      Object.assign({}, ...textParts.filter((other) => other !== part).map((other) => all[other]));
    const file = fileOf(language, part);
    const english = model.texts[part];
    const keys = keyProblems(language, {
      file,
      texts: texts[part],
      beside: beside({ texts }),
      model: english,
      modelBeside: beside(model),
    });
    const wrong = Object.entries(texts[part]).flatMap(([key, text]) => {
      const source = english[key] ?? english[`${pluralForm(key).base}_other`];
      if (source === undefined) return [];
      const found = [...textProblems(language, key, text, source)];
      if (text === source && !isEnglish(language)) {
        untranslated.add(key);
        if (!(key in allowed))
          found.push(
            'is the English text; translate it, or list it with a reason in tools/check/texts/sameAsEnglish.ts',
          );
      }
      return found.map((what) => ({
        counts: 'mismatched' as const,
        sentence: `${file}: \`${key}\` ${what}.`,
      }));
    });
    return [...keys, ...wrong];
  });
  const stale = Object.keys(allowed)
    .filter((key) => !untranslated.has(key))
    .map((key) => ({
      counts: 'mismatched' as const,
      sentence: `tools/check/texts/sameAsEnglish.ts: \`${key}\` of ${language} is not the English text; take it off the list.`,
    }));
  return [...problems, ...stale];
}
