import { join } from 'node:path';
import { Failure } from '../process/Failure.mjs';
import { runMain } from '../process/runMain.mjs';
import { dynamicKeys } from './dynamicKeys.ts';
import { localeProblems } from './localeProblems.ts';
import { readLocales } from './readLocales.ts';
import { readReferences } from './readReferences.ts';
import { sameAsEnglish } from './sameAsEnglish.ts';
import type { TextProblem } from './TextProblem.ts';
import { usageProblems } from './usageProblems.ts';

/**
 * `npm run i18n:check`: compares the texts of every language with English, and English with the code.
 * Each problem is one sentence; the last line counts the keys that the code refers to.
 */
const root = join(import.meta.dirname, '../..');

await runMain(async () => {
  const locales = readLocales(root);
  const model = locales.find(({ language }) => language === 'en');
  if (model === undefined)
    throw new Failure('src/i18n/locales/en is missing; it is the model of all languages.');
  const english = Object.values(model.texts).flatMap(Object.keys);
  const { used, problems: ofUsage } = usageProblems(english, readReferences(root), dynamicKeys);
  const problems: readonly TextProblem[] = [
    ...ofUsage,
    ...locales.flatMap((locale) =>
      localeProblems(model, locale, sameAsEnglish[locale.language] ?? {}),
    ),
  ];
  for (const { sentence } of problems) console.error(sentence);
  const count = (kind: TextProblem['counts']) =>
    `${problems.filter(({ counts }) => counts === kind).length} ${kind}`;
  console.log(
    `${locales.length} languages, ${used.size} keys, ${count('missing')}, ${count('unused')}, ${count('mismatched')}`,
  );
  return problems.length > 0 ? 1 : 0;
});
