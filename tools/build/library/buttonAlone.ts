import { join } from 'node:path';
import { build, type Rollup } from 'vite';

/** What a page downloads that takes one button of the library; React not counted. */
interface Weight {
  /** Kilobytes (1024 bytes), minified. */
  readonly scripts: number;
  readonly styles: number;
  /** Components whose classes are in it. */
  readonly components: readonly string[];
}

const className = /portico-([A-Z]\w*)-/g;

const textOf = (part: Rollup.OutputChunk | Rollup.OutputAsset): string =>
  part.type === 'chunk' ? part.code : String(part.source);

/** Bundles another team's page that imports a button alone. */
export async function weighButtonAlone(folder: string): Promise<Weight> {
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: join(folder, 'buttonAlone.tsx'), external: /^react(-dom)?(\/|$)/ },
    },
  });
  const { output } = built as Rollup.RollupOutput; // not watched
  const kb = (ending: string): number =>
    output
      .filter(({ fileName }) => fileName.endsWith(ending))
      .reduce((bytes, part) => bytes + Buffer.byteLength(textOf(part)), 0) / 1024;
  const names = output.flatMap((part) => [...textOf(part).matchAll(className)].map(([, of]) => of));
  return {
    scripts: kb('.js'),
    styles: kb('.css'),
    components: [...new Set(names)].filter((name) => name !== undefined).toSorted(),
  };
}
