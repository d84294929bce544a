import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { RENDERER } from '../../serve/document/loadRenderer.ts';

const root = join(import.meta.dirname, '../../..');

/** Builds what renders the first screen of a page into a build of the portal. */
export async function buildRenderer(dist: string, plugins: readonly Plugin[]): Promise<void> {
  await build({
    root,
    logLevel: 'warn',
    mode: 'production',
    plugins: [...plugins],
    publicDir: false,
    ssr: { noExternal: true }, // it runs from dist/, where no package lies
    build: {
      ssr: 'src/app/first-screen/prerender.tsx',
      outDir: join(dist, RENDERER.folder),
      emptyOutDir: true,
      manifest: false,
      rolldownOptions: {
        output: { entryFileNames: RENDERER.file, codeSplitting: true },
      },
    },
  });
}
