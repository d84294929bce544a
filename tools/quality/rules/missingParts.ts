/** The parts of components, by names and sources. */
export interface ComponentIndex {
  /** The stories of the built Storybook. */
  readonly stories: readonly { readonly importPath: string; readonly exportName?: string }[];
  /** The source of each story file, by its path as a story names it. */
  readonly sources: ReadonlyMap<string, string>;
  /** The source of the library's entry. */
  readonly library: string;
}

/** Components that open: what each leaves behind is measured in its story `OpensAndCloses`. */
export const opens = /(?:Dialog|Modal|Drawer|Menu|Popup|Panel)$/;

/**
 * What a component lacks: a story file with a guide and the stories that every component passes, and
 * a place in the library.
 */
export function missingParts(
  name: string,
  { stories, sources, library }: ComponentIndex,
): readonly string[] {
  const exported = library.includes(`from './${name}/${name}.tsx'`);
  const lacks = exported ? [] : ['is not exported by src/components/library.ts'];
  const file = `./stories/components/${name}.stories.tsx`;
  const source = sources.get(file);
  if (source === undefined) return [...lacks, `has no ${file.slice(2)}`];
  const hasStory = (wanted: string): boolean =>
    stories.some(({ importPath, exportName }) => importPath === file && exportName === wanted);
  if (!/\bguide: \{/.test(source)) lacks.push('has no `parameters.guide` in its stories');
  if (!hasStory('RootProps')) lacks.push('has no story RootProps (stories/support/rootProps.tsx)');
  if (opens.test(name) && !hasStory('OpensAndCloses'))
    lacks.push('has no story OpensAndCloses, by which what it leaves behind is measured');
  return lacks;
}
