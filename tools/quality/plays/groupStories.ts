import type { StoryIndex } from './missingStories.ts';

type Entry = StoryIndex['entries'][string];

/**
 * Pages of Storybook that the stories are played in; each costs seconds to load. Chromium counts requests
 * with `keepalive` that a service worker answered as under way: too many stories in one page, and it
 * refuses to send their events.
 */
const PAGES = 18;

/**
 * The stories under so many titles that the runner, which loads a page for each title, loads few. The
 * stories of one title stay together, and a story's own title becomes a part of its name.
 */
export function groupStories(
  entries: readonly (readonly [id: string, entry: Entry])[],
  pages = PAGES,
): StoryIndex['entries'] {
  const titles = [...Map.groupBy(entries, ([, { title }]) => title).values()];
  const groups = Array.from({ length: pages }, (_, index) => ({
    name: `Page ${index + 1}`,
    size: 0,
  }));
  return Object.fromEntries(
    titles
      .toSorted((one, other) => other.length - one.length)
      .flatMap((stories) => {
        const group = groups.reduce((least, one) => (one.size < least.size ? one : least));
        group.size += stories.length;
        return stories.map(([id, entry]) => [
          id,
          { ...entry, title: group.name, name: `${entry.title} / ${entry.name}` },
        ]);
      }),
  );
}
