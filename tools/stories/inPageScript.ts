import { build, type Rollup } from 'vite';

/**
 * Bundles what runs in a page into one script, which a page runs before anything else. Its exports
 * are then the properties of `globalThis[name]`.
 *
 * @param entry the module, by its path
 */
export async function inPageScript(entry: string, name: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name } },
  });
  const [{ output }] = built as Rollup.RollupOutput[] as [Rollup.RollupOutput]; // one format, not watched
  // Playwright wraps what it runs, so that a script's own `var` would not be seen outside.
  return `${output[0].code}\nglobalThis.${name} = ${name};`;
}
