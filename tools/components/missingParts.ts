/** What the house has of its components, by names and sources. */
export interface House {
  /** Folders of src/components that hold a component of their name. */
  readonly components: readonly string[];
  /** Components that stand in no story and no library by themselves, each with the reason. */
  readonly inner: Readonly<Record<string, string>>;
  /** The built workshop's stories. */
  readonly stories: readonly { readonly importPath: string; readonly exportName?: string }[];
  /** The source of each story file, by its path as a story names it. */
  readonly sources: ReadonlyMap<string, string>;
  /** The source of the library's entry. */
  readonly library: string;
}

const storyFileOf = (component: string): string => `./stories/components/${component}.stories.tsx`;

/**
 * What is missing of the components: a story file with a guide and the story that every component
 * passes, and an export of the library; and names in `inner` that are no component.
 */
export function missingParts({
  components,
  inner,
  stories,
  sources,
  library,
}: House): readonly string[] {
  const strangers = Object.keys(inner)
    .filter((name) => !components.includes(name))
    .map(
      (name) => `${name}: is named in tools/components/innerParts.ts, but src/components has none`,
    );
  const missing = components
    .filter((name) => !(name in inner))
    .flatMap((name) => {
      const file = storyFileOf(name);
      const source = sources.get(file);
      const isExported = library.includes(`from './${name}/${name}.tsx'`);
      const lacks = [
        ...(isExported ? [] : ['is not exported by src/components/library.ts']),
        ...(source === undefined ? [`has no ${file.slice(2)}`] : []),
        ...(source === undefined || /\bguide: \{/.test(source)
          ? []
          : ['has no `parameters.guide` in its stories']),
        ...(source === undefined ||
        stories.some(
          ({ importPath, exportName }) => importPath === file && exportName === 'RootProps',
        )
          ? []
          : ['has no story RootProps (stories/support/rootProps.tsx)']),
      ];
      return lacks.map((lack) => `${name}: ${lack}`);
    });
  return [...strangers, ...missing];
}
