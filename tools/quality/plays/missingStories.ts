import { errorStories } from '../../generate/error-stories/errorStories.ts';

/** The part of Storybook's `index.json` that counts here. */
export interface StoryIndex {
  readonly entries: Readonly<
    Record<
      string,
      {
        readonly title: string;
        readonly name: string;
        readonly exportName?: string;
        readonly importPath?: string;
        readonly tags?: readonly string[];
      }
    >
  >;
}

/** The stories that the error catalogue asks for and Storybook lacks. */
export function missingStories(index: StoryIndex): readonly string[] {
  const present = new Set(
    Object.values(index.entries).map(({ title, exportName }) => `${title}/${exportName ?? ''}`),
  );
  return errorStories()
    .map(({ group, exportName }) => `Errors/${group}/${exportName}`)
    .filter((name) => !present.has(name));
}
