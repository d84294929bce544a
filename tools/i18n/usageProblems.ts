import type { DynamicKey } from './dynamicKeys.ts';
import { pluralForm } from './pluralForm.ts';
import type { References } from './referencesOf.ts';
import type { TextProblem } from './TextProblem.ts';

interface Usage {
  /** Keys of English, those with forms for numbers without the form, that the code refers to. */
  readonly used: ReadonlySet<string>;
  readonly problems: readonly TextProblem[];
}

const asPattern = (template: string): RegExp => {
  const literal = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll(/[^\w]/g, '\\$&'));
  return new RegExp(`^${literal.join('.+')}$`);
};

/** A template such as `${id}-note` says nothing about texts; one that starts like a key does. */
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
          `${file}: \`${template}\` puts a text key together, so nothing proves that it exists; name the keys, or list them with a reason in tools/i18n/dynamicKeys.ts.`,
        );
    }
  }
  for (const { file, template, keys: named } of dynamic) {
    const stands = references.get(file)?.templates.has(template) === true;
    if (!stands)
      report(
        'mismatched',
        `tools/i18n/dynamicKeys.ts: \`${template}\` stands no longer in ${file}; take it off the list.`,
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
