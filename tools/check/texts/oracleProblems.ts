import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale, TextProblem } from './locales.ts';

/** The reviewed copy of a language's texts, which the conformance suite holds the pages against. */
export const copyOf = (language: string): string => `conformance/oracle/texts/${language}.tsv`;

/** Reads a copy: a line for each key, after the header. */
export function parseCopy(tsv: string): ReadonlyMap<string, string> {
  const [, ...lines] = tsv.trimEnd().split('\n');
  return new Map(
    lines.map((line) => {
      const [key = '', text = ''] = line.split('\t');
      return [key, text];
    }),
  );
}

/** Where the texts of a language and their reviewed copy differ. @param copy null where there is none */
export function oracleProblems(
  { language, texts }: Locale,
  copy: ReadonlyMap<string, string> | null,
): readonly TextProblem[] {
  const file = copyOf(language);
  if (copy === null)
    return [
      {
        counts: 'missing',
        sentence: `${file} is missing; review the texts of ${language} and write them there.`,
      },
    ];
  const all = Object.assign({}, ...Object.values(texts)) as Readonly<Record<string, string>>;
  const differing = Object.entries(all).flatMap(([key, text]): TextProblem[] => {
    const reviewed = copy.get(key);
    if (reviewed === text) return [];
    return reviewed === undefined
      ? [
          {
            counts: 'missing',
            sentence: `${file} lacks \`${key}\` (“${text}”): add it once the text is reviewed.`,
          },
        ]
      : [
          {
            counts: 'mismatched',
            sentence: `${file} has “${reviewed}” for \`${key}\`, and the portal “${text}”: one of them is wrong, change it there.`,
          },
        ];
  });
  const surplus = [...copy.keys()].filter((key) => !Object.hasOwn(all, key));
  return [
    ...differing,
    ...surplus.map((key) => ({
      counts: 'unused' as const,
      sentence: `${file} has \`${key}\`, which the portal does not; take it out.`,
    })),
  ];
}

/** The copy of a language in a repository; null where there is none. */
export function readCopy(root: string, language: string): ReadonlyMap<string, string> | null {
  const file = join(root, copyOf(language));
  return existsSync(file) ? parseCopy(readFileSync(file, 'utf8')) : null;
}
