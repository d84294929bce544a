import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TextPart } from '../../../src/i18n/TextPart.ts';
import { Failure } from '../../setup/process/Failure.mjs';

/** The texts of one language as its files hold them. */
export interface Locale {
  readonly language: string;
  readonly texts: Readonly<Record<TextPart, Readonly<Record<string, string>>>>;
}

/** The file of a part, for sentences. */
export const fileOf = (language: string, part: TextPart): string =>
  `src/i18n/locales/${language}/${part}.json`;

/** One thing wrong with the texts: how it counts, and a sentence with file, key, what, and how to fix it. */
export interface TextProblem {
  readonly counts: 'missing' | 'unused' | 'mismatched';
  readonly sentence: string;
}

const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

/**
 * Reads one file of texts.
 * @throws Failure when it is no flat list of texts, or names a key twice (JSON keeps the last in silence)
 */
export function parseTexts(file: string, json: string): Readonly<Record<string, string>> {
  const texts: unknown = JSON.parse(json);
  if (!isTexts(texts))
    throw new Failure(`${file} must be one flat object of key and text; take out what is nested.`);
  const keys = [...json.matchAll(/^\s*"([^"]+)":/gm)].map(([, key]) => key ?? '');
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  if (twice !== undefined)
    throw new Failure(`${file} has \`${twice}\` twice, of which only the last counts; keep one.`);
  return texts;
}

/** Reads the texts of every language of the repository. */
export function readLocales(root: string): readonly Locale[] {
  const read = (language: string, part: TextPart) => {
    const file = fileOf(language, part);
    if (!existsSync(join(root, file)))
      throw new Failure(`${file} is missing; write it, with every key of src/i18n/locales/en.`);
    return parseTexts(file, readFileSync(join(root, file), 'utf8'));
  };
  return readdirSync(join(root, 'src/i18n/locales'))
    .toSorted()
    .map((language) => ({
      language,
      texts: {
        form: read(language, 'form'),
        steps: read(language, 'steps'),
        account: read(language, 'account'),
        landing: read(language, 'landing'),
      },
    }));
}
