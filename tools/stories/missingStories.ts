import { errorStories } from './errorStories.ts';

/** The part of Storybook's `index.json` that counts here. */
export interface StoryIndex {
  readonly entries: Readonly<
    Record<string, { readonly id: string; readonly exportName?: string; readonly title: string }>
  >;
}

/** The stories that the error catalogue asks for and the built workshop lacks. */
export function missingStories(index: StoryIndex): readonly string[] {
  const present = new Set(
    Object.values(index.entries).map(({ title, exportName }) => `${title}/${exportName ?? ''}`),
  );
  return errorStories()
    .map(({ service, exportName }) => `Errors/${service}/${exportName}`)
    .filter((name) => !present.has(name));
}
