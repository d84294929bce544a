import type { StoryGlobals } from '../detectors/storybook.ts';
import type { StoryEntry } from './readStories.ts';
import { sizes, suits } from './sizes.ts';

/** What a component is checked under: one value of each kind. */
export interface Configuration {
  readonly theme: 'seller' | 'tiktok';
  readonly direction: 'ltr' | 'rtl';
  /** The window's width; its height follows (sizes.ts). Pixels. */
  readonly width: number;
  readonly media: 'plain' | 'forced-colors' | 'reduced-motion';
}

const themes = ['seller', 'tiktok'] as const;
const directions = ['ltr', 'rtl'] as const;
const medias = ['plain', 'forced-colors', 'reduced-motion'] as const;

/** Every configuration there is. */
export const configurations: readonly Configuration[] = themes.flatMap((theme) =>
  directions.flatMap((direction) =>
    sizes.flatMap(({ width }) => medias.map((media) => ({ theme, direction, width, media }))),
  ),
);

/** The languages that are read in each direction. */
const languages = { ltr: 'en-GB', rtl: 'ar' } as const;

/** What Storybook's toolbar is set to. */
export const globalsOf = ({ theme, direction }: Configuration): StoryGlobals => ({
  theme,
  language: languages[direction],
});

/** `tiktok rtl 390 forced-colors`. */
export const nameOf = ({ theme, direction, width, media }: Configuration): string =>
  `${theme} ${direction} ${width} ${media}`;

/** Every two of a configuration's values, as one text each. */
export function pairsOf(configuration: Configuration): readonly string[] {
  const values = Object.entries(configuration).map((entry) => entry.join('='));
  return values.flatMap((one, index) => values.slice(index + 1).map((other) => `${one} ${other}`));
}

/**
 * Some of the given configurations in which every pair of values occurs that occurs in any of them:
 * as few as greed finds, the same ones every time.
 */
export function coveringSet(from: readonly Configuration[]): readonly Configuration[] {
  const chosen: Configuration[] = [];
  const missing = new Set(from.flatMap(pairsOf));
  const gain = (one: Configuration): number =>
    pairsOf(one).filter((pair) => missing.has(pair)).length;
  while (missing.size > 0) {
    const best = from.reduce((a, b) => (gain(b) > gain(a) ? b : a));
    for (const pair of pairsOf(best)) missing.delete(pair);
    chosen.push(best);
  }
  return chosen;
}

/** Each story is checked under at least so many configurations. */
const LEAST = 2;

type Dealt = ReadonlyMap<StoryEntry, readonly Configuration[]>;

/**
 * Deals the configurations of one component out to its stories: every pair of values occurs that any
 * of its stories can show, and each story is checked twice at least where it can be.
 */
function dealOut(stories: readonly StoryEntry[]): Dealt {
  const dealt = new Map(stories.map((story) => [story, [] as Configuration[]]));
  const chosen = coveringSet(
    configurations.filter((one) => stories.some((story) => suits(story, one))),
  );
  for (const configuration of chosen) {
    const [, fewest] = [...dealt]
      .filter(([story]) => suits(story, configuration))
      .reduce((a, b) => (b[1].length < a[1].length ? b : a));
    fewest.push(configuration);
  }
  let next = 0;
  for (const [story, own] of dealt)
    for (const _ of chosen) {
      if (own.length >= LEAST) break;
      const configuration = chosen[next++ % chosen.length];
      if (configuration && suits(story, configuration) && !own.includes(configuration))
        own.push(configuration);
    }
  return dealt;
}

/** What each story of a component is checked under; those of a component have one title. */
export function configurationsOf(stories: readonly StoryEntry[]): Dealt {
  const ofComponents = stories.filter(({ title }) => title.startsWith('Components/'));
  const groups = Map.groupBy(ofComponents, ({ title }) => title);
  return new Map([...groups.values()].flatMap((own) => [...dealOut(own)]));
}

/** Each component is checked at least so often by `npm test`. */
const USUAL = 4;

/**
 * The usual configurations of each story, without those left to the release: the first, or as many as
 * make four of a component.
 */
export function usualOf(dealt: Dealt): Dealt {
  const stories = Map.groupBy(dealt.keys(), ({ title }) => title);
  const shareOf = ({ title }: StoryEntry) => Math.ceil(USUAL / (stories.get(title)?.length ?? 1));
  return new Map([...dealt].map(([story, own]) => [story, own.slice(0, shareOf(story))]));
}
