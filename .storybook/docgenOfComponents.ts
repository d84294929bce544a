import type { Plugin, PluginOption } from 'vite';

/** The plugin that Storybook adds to read the props of components for their docs pages. */
const DOCGEN = 'storybook:react-docgen-plugin';
const components = /\/src\/components\//;

/**
 * Reads props only from the library: no docs page shows those of another module, and reading them
 * all took most of the time of a build.
 *
 * @throws Error when Storybook's plugin has another name or form: all would be read again, unseen
 */
export async function docgenOfComponents(
  options: PluginOption[] | undefined,
): Promise<PluginOption[]> {
  const plugins = await flatten(options ?? []);
  const docgen = plugins.find(({ name }) => name === DOCGEN);
  const transform = docgen?.transform;
  if (docgen === undefined || transform === undefined)
    throw new Error(
      `Storybook has no plugin \`${DOCGEN}\` that transforms modules; see what replaced it and mend .storybook/docgenOfComponents.ts.`,
    );
  const handler = typeof transform === 'function' ? transform : transform.handler;
  const ofComponents = { ...docgen, transform: { filter: { id: components }, handler } };
  return plugins.map((plugin) => (plugin === docgen ? ofComponents : plugin));
}

async function flatten(option: PluginOption): Promise<Plugin[]> {
  const settled = await option;
  if (Array.isArray(settled)) return (await Promise.all(settled.map(flatten))).flat();
  return settled ? [settled] : [];
}
