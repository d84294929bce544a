import type { TextProblem } from './locales.ts';
import { pluralForm } from './pluralForm.ts';
import type { References } from './references.ts';

/** A text key that the code puts together, so that no string literal names it. */
export interface DynamicKey {
  readonly file: string;
  /** The template as it stands in the code, without its backticks. */
  readonly template: string;
  readonly keys: readonly string[];
  readonly reason: string;
}

/** The only keys that may be put together; everything else is named by a literal. */
export const dynamicKeys: readonly DynamicKey[] = [];

interface Usage {
  /** Keys of English, those with forms for numbers without the form, that the code refers to. */
  readonly used: ReadonlySet<string>;
  readonly problems: readonly TextProblem[];
}

const asPattern = (template: string): RegExp => {
  const literal = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll(/[^\w]/g, '\\$&'));
  return new RegExp(`^${literal.join('.+')}$`);
};

/** A template such as `${id}-note` has nothing to do with texts; one that starts like a key does. */
const startsLikeKey = (template: string): boolean => /^[a-z]+_/i.test(template);

/** Compares the keys of English with what the code refers to, in both directions. */
export function usageProblems(
  english: readonly string[],
  references: ReadonlyMap<string, References>,
  dynamic: readonly DynamicKey[],
): Usage {
  const keys = new Set(english.map((key) => pluralForm(key).base));
  const used = new Set<string>();
  const problems: TextProblem[] = [];
  const report = (counts: TextProblem['counts'], sentence: string) =>
    problems.push({ counts, sentence });

  for (const [file, { literals, certain, templates }] of references) {
    for (const literal of literals) if (keys.has(literal)) used.add(literal);
    for (const key of certain)
      if (!keys.has(key))
        report('missing', `${file}: \`${key}\` is used as a text, but en has no such key; add it.`);
    for (const template of templates) {
      const known = dynamic.some((entry) => entry.file === file && entry.template === template);
      if (
        !known &&
        startsLikeKey(template) &&
        [...keys].some((key) => asPattern(template).test(key))
      )
        report(
          'mismatched',
          `${file}: \`${template}\` puts a text key together, so nothing shows that it exists; name the keys, or list them with a reason in tools/check/texts/usageProblems.ts.`,
        );
    }
  }
  for (const { file, template, keys: named } of dynamic) {
    const stands = references.get(file)?.templates.has(template) === true;
    if (!stands)
      report(
        'mismatched',
        `tools/check/texts/usageProblems.ts: \`${template}\` stands no longer in ${file}; take it off the list.`,
      );
    for (const key of named)
      if (!keys.has(key))
        report(
          'missing',
          `${file}: \`${key}\` is put together as a text, but en has no such key; add it.`,
        );
      else if (stands) used.add(key);
  }
  for (const key of keys)
    if (!used.has(key))
      report(
        'unused',
        `src/i18n/locales/en: \`${key}\` is used nowhere; delete it in every language, or use it.`,
      );
  return { used, problems };
}
