import type { TextProblem } from './locales.ts';
import { formsOf, pluralForm } from './pluralForm.ts';

type Texts = Readonly<Record<string, string>>;
type Forms = ReadonlyMap<string, readonly (string | null)[]>;

/** The keys of a part, each with its forms for numbers; a key without such forms has one, null. */
function formsByKey(texts: Texts): Forms {
  const found = new Map<string, (string | null)[]>();
  for (const key of Object.keys(texts)) {
    const { base, form } = pluralForm(key);
    found.set(base, [...(found.get(base) ?? []), form]);
  }
  return found;
}

const listed = (forms: readonly (string | null)[]): string =>
  forms
    .map((form) => form ?? 'one without number')
    .toSorted()
    .join(', ');

interface Part {
  readonly file: string;
  readonly texts: Texts;
  /** The same language's other parts. */
  readonly beside: Texts;
  readonly model: Texts;
  /** English in the other parts. */
  readonly modelBeside: Texts;
}

/** What is wrong with the keys of one file: English has the same, in the same part; each language has its own forms for numbers. */
export function keyProblems(language: string, part: Part): readonly TextProblem[] {
  const { file } = part;
  const [found, beside] = [formsByKey(part.texts), formsByKey(part.beside)];
  const [wanted, wantedBeside] = [formsByKey(part.model), formsByKey(part.modelBeside)];
  const missing = [...wanted.keys()]
    .filter((key) => !found.has(key) && !beside.has(key))
    .map((key) => ({
      counts: 'missing' as const,
      sentence: `${file}: \`${key}\` is missing; translate it from en.`,
    }));
  const wrong = [...found].flatMap(([key, forms]): readonly TextProblem[] => {
    const problem = (counts: TextProblem['counts'], what: string) => [
      { counts, sentence: `${file}: \`${key}\` ${what}.` },
    ];
    const english = wanted.get(key);
    if (english === undefined && beside.has(key) && wantedBeside.has(key))
      return problem('mismatched', 'stands in two parts; keep it where en has it');
    if (english === undefined && wantedBeside.has(key))
      return problem('mismatched', 'belongs to another part, where en has it; move it there');
    if (english === undefined)
      return problem('unused', 'is unknown to en; delete it, or add it to en');
    if (english.includes(null) && wantedBeside.has(key))
      return problem('mismatched', 'stands in two parts of en; keep it in one');
    const needed = listed(english.includes(null) ? [null] : formsOf(language));
    return listed(forms) === needed
      ? []
      : problem(
          'mismatched',
          `has the forms ${listed(forms)}; ${language} needs exactly: ${needed}`,
        );
  });
  return [...missing, ...wrong];
}
