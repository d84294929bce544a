import { join } from 'node:path';
import { Failure } from '../../setup/process/Failure.mjs';
import { runMain } from '../../setup/process/runMain.mjs';
import { localeProblems } from './localeProblems.ts';
import { readLocales, type TextProblem } from './locales.ts';
import { oracleProblems, readCopy } from './oracleProblems.ts';
import { readReferences } from './references.ts';
import { sameAsEnglish } from './sameAsEnglish.ts';
import { dynamicKeys, usageProblems } from './usageProblems.ts';

// `npm run check:texts`: compares the texts of every language with English, and English with the code.
// i18next-cli was tried: it sees 17 of the 190 keys, since ours stand in `<Message id>` and as data
// (the error catalogue, the regions), not only in calls.

const root = join(import.meta.dirname, '../../..');

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
    ...locales.flatMap((locale) => oracleProblems(locale, readCopy(root, locale.language))),
  ];
  for (const { sentence } of problems) console.error(sentence);
  const count = (kind: TextProblem['counts']) =>
    `${problems.filter(({ counts }) => counts === kind).length} ${kind}`;
  console.log(
    `${locales.length} languages, ${used.size} keys, ${count('missing')}, ${count('unused')}, ${count('mismatched')}`,
  );
  return problems.length > 0 ? 1 : 0;
});
