import { existsSync, readFileSync } from 'node:fs';

const PLURALS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
const HEADER = 'key\ttext';

type Texts = ReadonlyMap<string, string>;

const read = new Map<string, Texts>();

/** The texts of a language by their keys. @throws Error for a language without a file, naming it */
export function textsIn(language: string): Texts {
  const known = read.get(language);
  if (known) return known;
  const file = new URL(`texts/${language}.tsv`, import.meta.url);
  if (!existsSync(file))
    throw new Error(
      `The page is in "${language}", and conformance/oracle/texts/ has no such language.`,
    );
  const [header, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  if (header !== HEADER) throw new Error(`${file.pathname} must begin with "${HEADER}".`);
  const texts = new Map(
    lines.map((line) => {
      const [key = '', text = ''] = line.split('\t');
      return [key, text];
    }),
  );
  read.set(language, texts);
  return texts;
}

const TAG = /<\/?[a-z]\w*>/gi;
const PLACE = /\{\{[^}]+\}\}/;
/** Any value; a place that nothing filled is none. */
const VALUE = String.raw`(?:(?!\{\{).)+`;

/** What a text may look like on a page: any value in its places, and links without their tags. */
function patternOf(text: string): RegExp {
  const parts = text.replaceAll(TAG, '').split(PLACE);
  const fixed = parts.map((part) => RegExp.escape(part.replaceAll(/\s+/g, ' ')));
  return new RegExp(`^${fixed.join(VALUE)}$`);
}

/** The patterns of a message in a language, one for each plural form; none for a key that it lacks. */
export function patternsOf(language: string, key: string): readonly RegExp[] {
  const texts = textsIn(language);
  return [key, ...PLURALS.map((form) => `${key}_${form}`)].flatMap((name) => {
    const text = texts.get(name);
    return text === undefined ? [] : [patternOf(text)];
  });
}
