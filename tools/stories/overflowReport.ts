import type { Finding } from './inPage/Finding.ts';

/** A fault of a story in one language at one width. */
export interface PlacedFinding extends Finding {
  readonly story: string;
  readonly language: string;
  readonly width: number;
}

const withoutSizes = (what: string): string => what.replaceAll(/\d+ px/g, 'n px');
const largest = (whats: readonly string[]): string =>
  whats.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1) ?? '';

/**
 * One line for each fault of a story, with the widths and languages that show it; the largest size
 * stands for all.
 *
 * @param judged how many languages were judged
 */
export function overflowReport(
  findings: readonly PlacedFinding[],
  judged: number,
): readonly string[] {
  const named = (languages: ReadonlySet<string>): string =>
    judged > 1 && languages.size === judged ? 'every language' : [...languages].join(' ');
  const groups = Map.groupBy(
    findings,
    ({ story, selector, what }) => `${story}\n${selector}\n${withoutSizes(what)}`,
  );
  return [...groups.values()].map((group) => {
    const places = [...Map.groupBy(group, ({ width }) => width)].map(
      ([width, there]) => `${width} px: ${named(new Set(there.map(({ language }) => language)))}`,
    );
    const [first] = group;
    const what = largest(group.map((finding) => finding.what));
    return `${first?.story}: ${first?.selector} ${what} (${places.join('; ')})`;
  });
}
