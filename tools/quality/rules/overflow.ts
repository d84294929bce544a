import type { Page } from '@playwright/test';
import { pseudoLanguages } from '../../../.storybook/pseudoTexts.ts';
import { languagesIn } from '../../regions/languagesIn.ts';
import { setWindow } from '../../../.storybook/setWindow.ts';
import type { Violation } from '../detectors/Violation.ts';
import type { StoryEntry } from '../stories/readStories.ts';
import { type Size, sizes, suits } from '../stories/sizes.ts';

/** Whole screens are checked in every language, where they have the least room. */
const everyLanguage = [...languagesIn(), ...pseudoLanguages];

/** What decides the widths of a single part, and those of a screen with more room. */
const widest = ['de-DE', 'th-TH', 'ar', ...pseudoLanguages];

/** The languages that a story is measured in: none for what is neither a screen nor a component. */
function languagesOf({ title }: StoryEntry): readonly string[] {
  if (title.startsWith('Screens/')) return everyLanguage;
  return title.startsWith('Components/') ? widest : [];
}

export interface PlacedViolation extends Violation {
  readonly language: string;
  readonly width: number;
}

const withoutSizes = (what: string): string => what.replaceAll(/\d+ px/g, 'n px');
const largest = (whats: readonly string[]): string =>
  whats.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1) ?? '';

/**
 * One line for each violation, with the widths and languages that show it; the largest size stands
 * for all.
 *
 * @param checked how many languages were checked
 */
export function overflowLines(
  violations: readonly PlacedViolation[],
  checked: number,
): readonly string[] {
  const named = (languages: ReadonlySet<string>): string =>
    checked > 1 && languages.size === checked ? 'every language' : [...languages].join(' ');
  const groups = Map.groupBy(
    violations,
    ({ selector, what }) => `${selector}\n${withoutSizes(what)}`,
  );
  return [...groups.values()].map((group) => {
    const places = [...Map.groupBy(group, ({ width }) => width)].map(
      ([width, there]) => `${width} px: ${named(new Set(there.map(({ language }) => language)))}`,
    );
    const what = largest(group.map((violation) => violation.what));
    return `overflow: ${group[0]?.selector} ${what} (${places.join('; ')})`;
  });
}

/**
 * Shows a story in each language at the narrowest width that suits it, and in the widest languages at
 * the others, and gives what does not fit.
 *
 * @param own the window that it was played in; the nearest comes first, since another may close what
 *   the play opened
 */
export async function checkOverflow(
  page: Page,
  story: StoryEntry,
  own: Size,
): Promise<readonly string[]> {
  const languages = languagesOf(story);
  if (languages.length === 0) return [];
  const near = sizes
    .filter((size) => suits(story, size))
    .toSorted((a, b) => Math.abs(a.width - own.width) - Math.abs(b.width - own.width));
  const narrowest = Math.min(...near.map(({ width }) => width));
  const violations: PlacedViolation[] = [];
  for (const size of near) {
    await setWindow(page, size);
    const found = await page.evaluate(
      (names) => globalThis.porticoDetectors.findOverflowIn(names),
      size.width === narrowest ? languages : widest,
    );
    violations.push(...found.map((one) => ({ ...one, width: size.width })));
  }
  await setWindow(page, own);
  return overflowLines(violations, languages.length);
}
