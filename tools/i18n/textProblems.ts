import { partsOfText } from './partsOfText.ts';
import { isOneNumber, pluralForm } from './pluralForm.ts';
import { wordingProblem } from './wordingProblem.ts';

const listed = (names: readonly string[]): string =>
  names.length === 0 ? 'none' : names.join(', ');

/**
 * What is wrong with one text: its wording, and the placeholders and tags that it does not share with
 * English. A form that stands for one number alone may spell the number instead of `{{count}}`.
 */
export function textProblems(
  language: string,
  key: string,
  text: string,
  english: string,
): readonly string[] {
  const problems: string[] = [];
  const wording = wordingProblem(language, text);
  if (wording !== null) problems.push(wording);
  const [its, theirs] = [partsOfText(text), partsOfText(english)];
  if (its.broken !== null)
    problems.push(`has a stray ${its.broken}; close the placeholder or tag that it belongs to`);
  const { form } = pluralForm(key);
  const spelt = form !== null && isOneNumber(language, form);
  const counted = (names: readonly string[]) =>
    listed(names.filter((name) => !spelt || name !== 'count'));
  if (counted(its.placeholders) !== counted(theirs.placeholders))
    problems.push(
      `has the placeholders ${listed(its.placeholders)}, en has ${listed(theirs.placeholders)}; use the same`,
    );
  if (listed(its.tags) !== listed(theirs.tags))
    problems.push(`has the tags ${listed(its.tags)}, en has ${listed(theirs.tags)}; use the same`);
  return problems;
}
