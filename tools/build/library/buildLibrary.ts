import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rollup } from 'vite';
import { runMain } from '../../setup/process/runMain.mjs';
import { collectModules } from '../notices/collectModules.ts';
import { readNotices } from '../notices/readNotices.ts';
import { writeNotices } from '../notices/writeNotices.ts';
import { injectStyles } from './injectStyles.ts';
import { packageManifest, type Repository } from './packageManifest.ts';
import { scopeStyles } from './scopeStyles.ts';
import { writeTypes } from './writeTypes.ts';

const root = join(import.meta.dirname, '../../..');

/** The component that brings the tokens, and the styles that it brings. */
const frame = { module: 'components/Portico/Portico.js', styles: 'styles.css' };

/** `.button` of Button.module.css is `portico-Button-button`: readable, and the same in every build. */
function classNameOf(name: string, file: string): string {
  const [, component = ''] = /([^/]+)\.module\.css/.exec(file) ?? [];
  return `portico-${component}-${name}`;
}

/** Styles stand beside their module. They are no CSS Modules any more, whose names would be made anew. */
const assetName = ({ names: [name = ''] }: Rollup.PreRenderedAsset): string =>
  name.endsWith('.css') ? name.replace('.module.css', '.css') : 'assets/[name][extname]';

/** The tokens, faces and reset of the portal, ending at the library's frame. */
function frameStyles(): string {
  const folder = join(root, 'src/styles');
  const list = readFileSync(join(folder, 'styles.css'), 'utf8');
  return [...list.matchAll(/@import '(.+)'/g)]
    .map(([, file = '']) => scopeStyles(readFileSync(join(folder, file), 'utf8')))
    .join('\n');
}

/** Every package that the built modules import by name. */
const importedPackages = (output: Rollup.RollupOutput['output']): ReadonlySet<string> =>
  new Set(
    output
      .flatMap((part) => (part.type === 'chunk' ? [...part.imports, ...part.dynamicImports] : []))
      .filter((name) => !name.endsWith('.js') || !name.includes('/'))
      .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/')),
  );

/**
 * Builds the library into a folder: a module for each of ours, its types beside it, the styles of
 * each component in a file that its module imports.
 *
 * @throws {Failure} when the types do not build, or a package in it has no licence text
 */
export async function buildLibrary(folder: string): Promise<void> {
  const modules = new Set<string>();
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    base: './',
    logLevel: 'warn',
    json: { namedExports: false },
    css: { modules: { generateScopedName: classNameOf } },
    plugins: [injectStyles(frame), collectModules(modules)],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'baseline-widely-available',
      minify: false,
      cssCodeSplit: true,
      cssMinify: false,
      lib: { entry: join(root, 'src/components/library.ts'), formats: ['es'] },
      rolldownOptions: {
        external: /^[^./\0]/,
        checks: { pluginTimings: false },
        output: {
          preserveModules: true,
          preserveModulesRoot: join(root, 'src'),
          entryFileNames: '[name].js',
          assetFileNames: assetName,
        },
      },
    },
  });
  const [{ output }] = built as Rollup.RollupOutput[] as [Rollup.RollupOutput]; // one format, not watched
  writeFileSync(join(folder, frame.styles), frameStyles());
  await writeTypes(folder);
  const repository = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Repository; // our own
  const manifest = packageManifest(repository, importedPackages(output));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  await writeNotices(folder, readNotices(modules, join(root, 'node_modules')));
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  cpSync(join(import.meta.dirname, 'README.md'), join(folder, 'README.md'));
}

// `npm run build:library`: the components for other teams, as a package in dist-lib/.
if (import.meta.main)
  await runMain(async () => {
    await buildLibrary(join(root, 'dist-lib'));
    console.log('dist-lib/ holds @portico/components; `npm pack ./dist-lib` makes a tarball of it');
    return 0;
  });
