import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import * as z from 'zod';
import { project } from '../../shared/project.ts';
import { root } from '../../shared/paths.ts';

interface StoryLine {
  /** The spec's file name; any when it is left out. */
  readonly file?: string;
  /** A pattern of the title of a step; any when it is left out. */
  readonly step?: RegExp;
  readonly story: string;
}

/** The story of the state that a spec, or a step of it, tests. */
export const storyTable: readonly StoryLine[] = [
  { step: /^axe: account$/, story: 'screens-register--account' },
  { step: /^axe: verification\b/, story: 'screens-register--verification' },
  { step: /^axe: password\b/, story: 'screens-registerpassword--empty' },
  { step: /^axe: account exists\b/, story: 'screens-registerconflict--account-exists' },
  { step: /^axe: change contact\b/, story: 'screens-registerconflict--changing' },
  { step: /^axe: market\b/, story: 'screens-registermarket--asked' },
  { file: 'singleForm.spec.ts', story: 'screens-singleform--untouched' },
  { step: /^axe: login\b/, story: 'screens-login--plain' },
  {
    file: 'anatomy.spec.ts',
    step: /languages in/,
    story: 'screens-navigation--language-menu-open',
  },
  { file: 'anatomy.spec.ts', step: /offered site/, story: 'screens-navigation--site-menu-open' },
  { file: 'conflict.spec.ts', story: 'screens-registerconflict--account-exists' },
  { file: 'market.spec.ts', story: 'screens-registermarket--asked' },
  { file: 'phone.spec.ts', story: 'screens-registerbyphone--account' },
  { file: 'signUp.spec.ts', story: 'screens-register--account' },
  { file: 'accountField.spec.ts', story: 'screens-register--account-not-an-address' },
  { file: 'agreements.spec.ts', story: 'screens-registerpassword--nothing-filled' },
  { file: 'back.spec.ts', story: 'screens-registerpassword--back-and-again' },
  { file: 'code.spec.ts', story: 'screens-register--code-wrong' },
  { file: 'countdown.spec.ts', story: 'screens-register--verification' },
  { file: 'layout.spec.ts', story: 'screens-register--account-on-phone' },
  { file: 'passwordField.spec.ts', story: 'screens-registerpassword--repeat-differs' },
  { file: 'success.spec.ts', story: 'screens-register--success' },
];

/** The stories of the states that a test went through, each once. */
export function storiesOf(file: string, stepTitles: readonly string[]): string[] {
  const found = storyTable.filter(
    (line) =>
      (line.file === undefined || line.file === basename(file)) &&
      (line.step === undefined || stepTitles.some((title) => line.step?.test(title))),
  );
  return [...new Set(found.map(({ story }) => story))];
}

const Index = z.looseObject({ entries: z.record(z.string(), z.unknown()) });

/** The table's stories that the built Storybook does not have; none when it is not built. */
export function missingStories(index = `${root}${project.storybook.index}`): string[] {
  if (!existsSync(index)) return [];
  const { entries } = Index.parse(JSON.parse(readFileSync(index, 'utf8')));
  const named = new Set(storyTable.map(({ story }) => story));
  return [...named].filter((story) => !(story in entries));
}
