/** What the house has of its components, by names and sources. */
export interface House {
  /** Folders of src/components that hold a component of their name. */
  readonly components: readonly string[];
  /** The built workshop's stories. */
  readonly stories: readonly { readonly importPath: string; readonly exportName?: string }[];
  /** The source of each story file, by its path as a story names it. */
  readonly sources: ReadonlyMap<string, string>;
  /** The source of the library's entry. */
  readonly library: string;
}

/** Components that open: what each leaves behind is measured in its story `OpensAndCloses`. */
const opens = /(?:Dialog|Modal|Drawer|Menu|Popup|Panel)$/;

const storyFileOf = (component: string): string => `./stories/components/${component}.stories.tsx`;

/**
 * What is missing of the components: a story file with a guide and the stories that every component
 * passes, and a place in the library.
 */
export const missingParts = (house: House): readonly string[] =>
  house.components.flatMap((name) => lacksOf(name, house).map((lack) => `${name}: ${lack}`));

function lacksOf(name: string, { stories, sources, library }: House): readonly string[] {
  const exported = library.includes(`from './${name}/${name}.tsx'`);
  const lacks = exported ? [] : ['is not exported by src/components/library.ts'];
  const file = storyFileOf(name);
  const source = sources.get(file);
  if (source === undefined) return [...lacks, `has no ${file.slice(2)}`];
  const hasStory = (wanted: string): boolean =>
    stories.some(({ importPath, exportName }) => importPath === file && exportName === wanted);
  if (!/\bguide: \{/.test(source)) lacks.push('has no `parameters.guide` in its stories');
  if (!hasStory('RootProps')) lacks.push('has no story RootProps (stories/support/rootProps.tsx)');
  if (opens.test(name) && !hasStory('OpensAndCloses'))
    lacks.push('has no story OpensAndCloses, by which npm run check:leaks measures it');
  return lacks;
}
