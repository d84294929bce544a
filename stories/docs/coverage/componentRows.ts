import type { IndexEntry } from '../parts/storyIndex.ts';

/** A component of the library with its stories. */
export interface ComponentRow {
  readonly name: string;
  /** Its group in the sidebar; null for a component without stories. */
  readonly group: string | null;
  readonly stories: readonly IndexEntry[];
}

const sources = Object.keys(import.meta.glob('../../../src/components/*/*.tsx'));

/** The components, each of which stands in a folder of its name. */
const names = sources.flatMap((source) => {
  const [, folder, file] = /\/([^/]+)\/([^/]+)\.tsx$/.exec(source) ?? [];
  return folder !== undefined && folder === file ? [folder] : [];
});

/** Every component, with the stories of its states in their order. */
export const componentRows = (index: readonly IndexEntry[]): readonly ComponentRow[] =>
  names.map((name) => {
    const stories = index.filter(
      ({ type, importPath }) =>
        type === 'story' && importPath === `./stories/components/${name}.stories.tsx`,
    );
    return { name, group: stories[0]?.title.split('/')[1] ?? null, stories };
  });
