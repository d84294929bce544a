import type { Mode } from '../../../.storybook/modes.ts';
import type { ExtractedStory } from './ExtractedStory.ts';

/** What a mode can name. */
export type Known = Readonly<Record<keyof Mode, readonly string[]>>;

/** So many pictures Chromatic takes of a build at most: what a picture costs, somebody pays. */
export const PICTURES = 1500;

const isKind = (kind: string, known: Known): kind is keyof Mode => Object.hasOwn(known, kind);

/** What is wrong with what the stories want pictured; empty when nothing is. */
export function planProblems(
  stories: readonly ExtractedStory[],
  known: Known,
  budget = PICTURES,
): readonly string[] {
  const pictured = stories.filter(({ chromatic }) => chromatic.disableSnapshot !== true);
  const modes = pictured.flatMap(({ id, chromatic }) =>
    Object.entries(chromatic.modes ?? {}).map(([name, mode]) => ({ id, name, mode })),
  );
  const unknown = modes.flatMap(({ id, name, mode }) =>
    Object.entries(mode)
      .filter(([kind, value]) => !isKind(kind, known) || !known[kind].includes(String(value)))
      .map(
        ([kind, value]) =>
          `${id}: the mode \`${name}\` sets ${kind} to \`${String(value)}\`, which the toolbar does not have.`,
      ),
  );
  const count = pictured.reduce(
    (sum, { chromatic }) => sum + (Object.keys(chromatic.modes ?? {}).length || 1),
    0,
  );
  const over =
    count > budget
      ? [
          `${count} pictures, ${budget} allowed: take modes from stories, or raise PICTURES in tools/visual/plan/planProblems.ts.`,
        ]
      : [];
  return [...new Set(unknown), ...over];
}
