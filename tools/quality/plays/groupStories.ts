import type { StoryIndex } from './missingStories.ts';

type Entry = StoryIndex['entries'][string];

/** Pages of Storybook that all stories are played in; each costs seconds to load. The two workers share an even number. */
const PAGES = 8;

/** How many stories are worth a page of their own. */
const STORIES = 25;

/** How long a story takes beside one component: it starts the application, and a screen is checked. */
const weights: Readonly<Record<string, number>> = { Screens: 8, Flows: 4, Errors: 4, Pages: 4 };
const weightOf = ([, { title }]: readonly [string, Entry]): number =>
  weights[title.split('/')[0] ?? ''] ?? 1;
const weigh = (stories: readonly (readonly [string, Entry])[]): number =>
  stories.reduce((sum, story) => sum + weightOf(story), 0);

/**
 * The stories under so many titles that the runner, which loads a page for each title, loads few. The
 * stories of one title stay together, and a story's own title becomes a part of its name.
 */
export function groupStories(
  entries: readonly (readonly [id: string, entry: Entry])[],
  pages = Math.min(PAGES, Math.ceil(entries.length / STORIES)),
): StoryIndex['entries'] {
  const titles = [...Map.groupBy(entries, ([, { title }]) => title).values()];
  const groups = Array.from({ length: pages }, (_, index) => ({
    name: `Page ${index + 1}`,
    weight: 0,
  }));
  return Object.fromEntries(
    titles
      .toSorted((one, other) => weigh(other) - weigh(one))
      .flatMap((stories) => {
        const group = groups.reduce((least, one) => (one.weight < least.weight ? one : least));
        group.weight += weigh(stories);
        return stories.map(([id, entry]) => [
          id,
          { ...entry, title: group.name, name: `${entry.title} / ${entry.name}` },
        ]);
      }),
  );
}
