import { suits } from '../stories/storySizes.ts';
import type { StoryEntry } from '../stories/workshop.ts';
import { combinations, coveringSet, type Combination } from './combinations.ts';

/** One story to be judged under one combination. */
export interface Visit {
  readonly story: StoryEntry;
  readonly combination: Combination;
}

/** Each story is judged under at least so many combinations. */
const LEAST = 2;

/**
 * Deals the combinations of one component out to its stories: every pair of values occurs that any
 * of its stories can show, and each story is judged twice at least where it can be.
 */
function visitsOfComponent(stories: readonly StoryEntry[]): readonly Visit[] {
  const dealt = new Map(stories.map((story) => [story, [] as Combination[]]));
  const shown = combinations.filter((one) => stories.some((story) => suits(story, one)));
  const chosen = coveringSet(shown);
  for (const combination of chosen) {
    const fewest = [...dealt]
      .filter(([story]) => suits(story, combination))
      .reduce((a, b) => (b[1].length < a[1].length ? b : a));
    fewest[1].push(combination);
  }
  let next = 0;
  for (const [story, hand] of dealt)
    for (const _ of chosen) {
      if (hand.length >= LEAST) break;
      const combination = chosen[next++ % chosen.length];
      if (combination && suits(story, combination) && !hand.includes(combination))
        hand.push(combination);
    }
  return [...dealt].flatMap(([story, hand]) => hand.map((combination) => ({ story, combination })));
}

/** All visits, by component, which is a story's title. */
export const visitsOf = (stories: readonly StoryEntry[]): readonly Visit[] =>
  [...Map.groupBy(stories, ({ title }) => title).values()].flatMap(visitsOfComponent);
