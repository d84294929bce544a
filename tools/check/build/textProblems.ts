import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstScripts } from './firstFiles.ts';

const withoutForm = (key: string): string => key.replace(/_(?:zero|one|two|few|many|other)$/, '');

/** The keys of the texts that come with the code that a page loads later. */
function laterKeys(): readonly string[] {
  const file = join(import.meta.dirname, '../../../src/i18n/locales/en/steps.json');
  return Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object).map(withoutForm); // checked by check:texts
}

const literals = /["'`](\w+)["'`]/g;
const namesIn = new Map<string, ReadonlySet<string>>();

/** The short strings in a script; most pages share theirs. */
function namesOf(file: string): ReadonlySet<string> {
  const known = namesIn.get(file);
  if (known !== undefined) return known;
  const names = new Set(
    [...readFileSync(file, 'utf8').matchAll(literals)].map(([, name = '']) => name),
  );
  namesIn.set(file, names);
  return names;
}

/** The texts that the first scripts of a register page name although the page gets them later. */
export function textProblems(dist: string, page: string): readonly string[] {
  const named = firstScripts(dist, page).map((script) => namesOf(join(dist, script)));
  return laterKeys()
    .filter((key) => named.some((names) => names.has(key)))
    .map(
      (key) =>
        `names \`${key}\` in its first scripts, and has that text only later: move it from steps.json to form.json in every language, or load the code later.`,
    );
}
