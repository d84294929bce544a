import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderedPage } from '../../../src/app/first-screen/prerender.tsx';
import { Failure } from '../../setup/process/Failure.mjs';

/** Where a build has what renders its first screens; never served. */
export const RENDERER = { folder: '.renderer', file: 'prerender.mjs' } as const;

/** Renders the first screen of a page to HTML. */
export type Renderer = (wanted: RenderedPage) => Promise<string>;

/** The renderer of a build, loaded at its first use. It throws a Failure when the build has none. */
export const rendererOf =
  (dist: string): Renderer =>
  async (wanted) => {
    const file = join(dist, RENDERER.folder, RENDERER.file);
    if (!existsSync(file))
      throw new Failure(`${dist} has no renderer; build it with \`npm run build\`.`);
    const module = (await import(pathToFileURL(file).href)) as { readonly prerender: Renderer }; // built from prerender.tsx
    return module.prerender(wanted);
  };
