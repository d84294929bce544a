import { join } from 'node:path';
import { build, type Rollup } from 'vite';
import type * as detector from './inPage/entry.ts';

declare global {
  /** What inPage/entry.ts exports, in a page that runs the script. */
  // oxlint-disable-next-line no-var -- a global is declared with var
  var porticoDetector: typeof detector;
}

/** Bundles what runs in the page into one script, which a page runs before anything else. */
export async function detectorScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: join(import.meta.dirname, 'inPage/entry.ts'),
        formats: ['iife'],
        name: 'porticoDetector',
      },
    },
  });
  const [{ output }] = built as Rollup.RollupOutput[] as [Rollup.RollupOutput]; // one format, not watched
  // Playwright wraps what it runs, so that a script's own `var` would not be seen outside.
  return `${output[0].code}\nglobalThis.porticoDetector = porticoDetector;`;
}
